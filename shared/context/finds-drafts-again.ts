import { identity, param } from './query.ts'

/** The server can answer for these, and so for a draft about them that another session has left. */
const confirmable = ['orderId', 'orderNo', 'problemId']

/** Whether a borrower who has logged in again finds his drafts here. */
export function findsDraftsAgain(): boolean {
  return Boolean(identity('userKey') ?? confirmable.find(name => param(name)))
}
