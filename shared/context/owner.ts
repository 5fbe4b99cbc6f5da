import { digestOf } from '../lib/digest.ts'
import { param } from './query.ts'

const userMark = 'user '

/** The page's owner, as a mark that tells nothing of him: the user of `userKey`, else the session. */
export function owner(): string {
  const userKey = param('userKey')
  return userKey
    ? `${userMark}${digestOf(userKey)}`
    : `session ${digestOf(param('sessionId') ?? '')}`
}

export const loanOwner = (orderId: string): string => `${owner()} ${orderId}`

/** Whether a mark is a borrower's, or that of one of his loans. */
export function isOwnOf(mark: string, borrower: string): boolean {
  return `${mark} `.startsWith(`${borrower} `)
}

export const isOwn = (mark: string): boolean => isOwnOf(mark, owner())

/** Whether a mark is of a user whom the app names, not of a session alone. */
export const isUser = (mark: string): boolean => mark.startsWith(userMark)

export function hasOwner(): boolean {
  return Boolean(param('userKey') || param('sessionId'))
}

/** Whether two marks are certainly of different people: another session may be the same person's. */
export function areStrangers(one: string, other: string): boolean {
  return one !== other && isUser(one) && isUser(other)
}
