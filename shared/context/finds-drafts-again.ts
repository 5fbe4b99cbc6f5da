/** The user, and those that the server can answer for, and so for a draft about them. */
const marks = /[?&](?:userKey|orderId|orderNo|problemId)=[^&]/

/** Whether a borrower who has logged in again finds his drafts here. */
export function findsDraftsAgain(): boolean {
  // biome-ignore lint/style/noRestrictedGlobals: by `query.ts` it would cost each page's first script an export.
  return marks.test(location.search)
}
