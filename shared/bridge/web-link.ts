const printable = /^[\x21-\x7e]{1,2048}$/
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Printable ASCII without a backslash, which browsers read as a slash. */
export const isPlain = (link: string) => printable.test(link) && !link.includes('\\')

function parseUrl(link: string): URL | undefined {
  try {
    return new URL(link)
  } catch {
    return undefined
  }
}

/**
 * The address of a web link that came from outside, if it may be followed: to any https host, or
 * to a listed one, which may be http.
 */
export function webUrl(link: string, hosts: readonly string[]): URL | undefined {
  // `new URL` forgives missing slashes and an empty user; a link we follow has neither fault.
  if (!isPlain(link) || !/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(link)) return undefined
  const url = parseUrl(link)
  if (!url) return undefined
  const known = hosts.includes(url.hostname) || loopback.test(url.hostname)
  if (hosts.length > 0 && !known) return undefined
  return url.protocol === 'https:' || known ? url : undefined
}
