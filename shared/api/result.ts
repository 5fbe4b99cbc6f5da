import { pageMessages } from '#messages/page.ts'

interface Answer {
  /** The code as text: `'0'`, `'00'`, `'101'`; for a fault `network`, `timeout`, `http-502`, `malformed`. */
  code: string
  /** The server's own message, or for a fault a sentence a borrower understands. */
  message: string
  /** The whole answer as it came, undefined when none did. */
  raw: unknown
}

export interface Success<T> extends Answer {
  success: true
  data: T
}

export interface Failure extends Answer {
  success: false
  data: undefined
}

export type Result<T> = Success<T> | Failure

const faults = /^(?:network|timeout|malformed|http-\d+)$/

export function isTransportError(result: Result<unknown>): boolean {
  return !result.success && faults.test(result.code)
}

export const sessionCode = 'session'

/** An overloaded backend has refused a write: nothing was done. */
export const crowdedCode = 'crowded'

/** This page or another tab is making the same write. */
export const busyCode = 'busy'

/** The page's text about an answer that refused; none for an ended session, which the whole page says. */
export function refusalOf({ code, message }: Result<unknown>): string | undefined {
  return code === sessionCode ? undefined : message
}

/** The write was not made, and what was entered is not at fault. */
export const isOnHold = ({ code }: Result<unknown>) =>
  code === sessionCode || code === crowdedCode || code === busyCode

export interface Refusal {
  /** `lost`: nobody knows whether it was done; `onHold`: it can be tried again as it is. */
  kind: 'refused' | 'lost' | 'onHold'
  text: string
}

/** As `refusalOf`, or `lost` where no answer came. */
export function refusalOrLoss(result: Result<unknown>, lost: string): Refusal | undefined {
  if (isTransportError(result)) return { kind: 'lost', text: lost }
  const text = refusalOf(result)
  return text ? { kind: isOnHold(result) ? 'onHold' : 'refused', text } : undefined
}

/** Data that came from the phone or the address, in the place of an answer. */
export const success = <T>(data: T): Success<T> => ({
  success: true,
  code: '0',
  message: '',
  data,
  raw: undefined
})

/** The answer for a page whose address names no loan: there is nothing to ask for. */
export const missingOrder: Failure = {
  success: false,
  code: 'missing-order',
  message: pageMessages.missingOrder,
  data: undefined,
  raw: undefined
}
