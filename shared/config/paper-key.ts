/** For the brand's papers: a point of P-256 as base64url (RFC 7518), by `npm run paper-keys`. */
export interface PaperKey {
  kid: string
  x: string
  y: string
  /** `2026-11-22`; both days count. */
  from: string
  until: string
}
