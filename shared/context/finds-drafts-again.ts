/** The user, and those that the server can answer for, and so for a draft about them. */
const marks = /[?&](?:userKey|orderId|orderNo|problemId)=[^&]/

/** Whether a borrower who has logged in again finds his drafts here. */
export const findsDraftsAgain = () => marks.test(location.search)
