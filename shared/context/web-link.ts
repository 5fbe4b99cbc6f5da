const longest = 2048
/** Printable ASCII but the backslash, `\x5c`, which browsers read as a slash. */
const plain = /^[\x21-\x5b\x5d-\x7e]{1,2048}$/
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
/** The machine's address as `new URL` writes it; `localhost` may be a machine's own name. */
const machine = /^[\d.]+$|^\[|(?:^|\.)localhost\.?$/
/** Engines differ in which of these names there are, and a borrower reads another name. */
const international = /(?:^|\.)xn--/

/** Up to its path an address is plain: nothing there says one host and means another. */
const start = /^https?:\/\/[^/?#@]+(?=[/?#]|$)/i
/** `new URL` encodes a space or `ñ` in path and query; invisible characters are refused. */
const encodable = /^(?:[ -[\]-~]|[^\0-~\p{C}\p{Z}])*$/u

export const isPlain = (link: string) => plain.test(link)

/** Developers have links to servers of their own; those who borrow have none. */
const isPublished = import.meta.env.MODE === 'production'

// Published: to no port and no machine's address. Unpublished: also to loopback by http.
/** To a listed host, also by http; without a list, by https to any host not international. */
export function webUrl(
  link: string,
  hosts: readonly string[],
  published = isPublished
): URL | undefined {
  // `new URL` forgives missing slashes and an empty user; a link we follow has neither fault.
  const [origin = ''] = start.exec(link) ?? []
  if (!isPlain(origin) || link.length > longest || !encodable.test(link)) return undefined
  try {
    const url = new URL(link)
    const { hostname, port, protocol } = url
    if (published && (port || machine.test(hostname))) return undefined
    const isKnown = hosts.includes(hostname) || loopback.test(hostname)
    const isAny = hosts.length === 0 && protocol === 'https:' && !international.test(hostname)
    return isKnown || isAny ? url : undefined
  } catch {
    return undefined
  }
}
