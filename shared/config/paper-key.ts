/**
 * A public key that the brand's papers are signed with: a point of the curve P-256, as base64url (RFC
 * 7518). `npm run paper-keys` makes one.
 */
export interface PaperKey {
  /** Named in each paper's header. */
  kid: string
  x: string
  y: string
  /** The days within which papers were signed with it, `2026-11-22`; both count. */
  from: string
  until: string
}
