import { digestOf } from '../lib/digest.ts'
import { identity } from './query.ts'

const userMark = 'user '

/** A mark that tells nothing of the person: by `userKey`, else by the session. */
export function owner(): string {
  const userKey = identity('userKey')
  return userKey
    ? `${userMark}${digestOf(userKey)}`
    : `session ${digestOf(identity('sessionId') ?? '')}`
}

export const loanOwner = (orderId: string): string => `${owner()} ${orderId}`

export function isOwnOf(mark: string, borrower: string): boolean {
  return `${mark} `.startsWith(`${borrower} `)
}

export const isOwn = (mark: string): boolean => isOwnOf(mark, owner())

export const isUser = (mark: string): boolean => mark.startsWith(userMark)

export function hasOwner(): boolean {
  return Boolean(identity('userKey') || identity('sessionId'))
}

/** Another session may be the same person's. */
export function areStrangers(one: string, other: string): boolean {
  return one !== other && isUser(one) && isUser(other)
}
