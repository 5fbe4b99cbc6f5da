import type { ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import type { Payment } from '../../api/payments.ts'
import type { OrderKey } from '../../context/order-key.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'

export interface LoanPage {
  key: () => OrderKey | undefined
  refresh: () => unknown
  /** The page's amounts, whose format is followed, and the day to be reminded of. */
  samples: () => string[]
  due?: () => { amount: string; date: string }
  /** The next payment of a running plan, in hundredths. */
  $planned?: ReadableAtom<number | undefined>
  kind?: () => RepaymentKind
  /** The codes of the extension that the server offers, anew with each answer; undefined where it offers none. */
  $offeredCodes?: ReadableAtom<readonly string[] | undefined>
  /** How soon a payment by this channel counts; '' where not known. */
  posting?: (channel: string) => string
  listsAll?: boolean
  /** Opens the page on which a payment that waits is made; for a page without ways to pay. */
  resume?: (kind: Payment['kind']) => unknown
  /** A page with one code gives the names of its way and its code, and the place below for another payment. */
  oneWay?: { names: () => string[]; place: ReadableAtom<HTMLElement | null> }
}

export type MoneyState = 'unknown' | 'owed' | 'on-its-way' | 'received' | 'paid' | 'extended'

export function isUsedUp(state: MoneyState): boolean {
  return state === 'paid' || state === 'extended'
}

export function hasPaid(state: MoneyState): boolean {
  return state === 'paid' || state === 'received'
}

// The html's script asks too, so no schema and no byte more; a build has no address to read.
/** This phone's record of a loan's payments, before the code that judges it. */
export function storedPayments(orderId: () => string | null | undefined) {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: what the storage's own room adds would stand in the html.
    const { data } = JSON.parse(localStorage['loan:payments'])
    return data.find((entry: { orderId: unknown }) => entry.orderId === orderId())
  } catch {}
}

/** Whether this phone heard that the money was received. */
export const knowsPaid = (orderId: () => string | null | undefined): boolean =>
  Boolean(storedPayments(orderId)?.isPaid)

/** Milliseconds that a payment is watched, from when it began or somebody came back. */
export const watchFor = 30 * 60_000

export interface PaymentsPart {
  Panel: ComponentType
  begin: () => void
  /**
   * Runs `action`. Where money is on its way it asks the borrower first; it may wait to hear that, but not
   * with `atOnce`.
   */
  guard: (action: () => void, atOnce?: boolean) => unknown
}
