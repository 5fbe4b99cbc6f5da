/** The host that a browser goes to, whatever else the link shows; '' for a link that opens an app. */
export function hostOf(text: string): string {
  try {
    const { protocol, hostname } = new URL(/^\w+:\/\//.test(text) ? text : `https://${text}`)
    return /^https?:$/.test(protocol) ? hostname : ''
  } catch {
    return ''
  }
}

/** The host as the link shows it. */
export const hostIn = (text: string) => text.replace(/^\w+:\/\//, '').replace(/[/?#].*$/, '')

/** Whoever owns `www.lender.example` owns `lender.example`. */
export const bareHost = (host: string) => host.replace(/^www\./, '')

/** One of the owner's hosts, or a part of it. */
export const isBelow = (host: string, ownHost: string) =>
  `.${host}`.endsWith(`.${bareHost(ownHost)}`)
