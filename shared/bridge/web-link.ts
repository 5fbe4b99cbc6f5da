/** Printable ASCII but the backslash, `\x5c`, which browsers read as a slash. */
const plain = /^[\x21-\x5b\x5d-\x7e]{1,2048}$/
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

export const isPlain = (link: string) => plain.test(link)

/**
 * The address of a web link that came from outside, if it may be followed: to any https host, or
 * to a listed one, which may be http.
 */
export function webUrl(link: string, hosts: readonly string[]): URL | undefined {
  // `new URL` forgives missing slashes and an empty user; a link we follow has neither fault.
  if (!isPlain(link) || !/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(link)) return undefined
  try {
    const url = new URL(link)
    const known = hosts.includes(url.hostname) || loopback.test(url.hostname)
    return known || (hosts.length === 0 && url.protocol === 'https:') ? url : undefined
  } catch {
    return undefined
  }
}
