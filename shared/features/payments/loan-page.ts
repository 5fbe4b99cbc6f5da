import type { ComponentType } from 'react'
import type { OrderKey } from '../../context/order-key.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'

export interface LoanPage {
  key: () => OrderKey | undefined
  refresh: () => unknown
  /** The page's amounts, whose writing the panel follows, and the day to be reminded of. */
  samples: () => string[]
  /** The amount to be paid and its day, as the page shows them. */
  due?: () => { amount: string; date: string }
  kind?: () => RepaymentKind
  /** How soon a payment by a channel of this name counts; '' where the page does not know. */
  posting?: (channel: string) => string
  listsAll?: boolean
}

export type MoneyState = 'unknown' | 'owed' | 'on-its-way' | 'received' | 'paid' | 'extended'

export function isUsedUp(state: MoneyState): boolean {
  return state === 'paid' || state === 'extended'
}

/** Whether there is nothing to be reminded of. */
export function hasPaid(state: MoneyState): boolean {
  return state === 'paid' || state === 'received'
}

export interface PaymentsPart {
  Panel: ComponentType
  /** The borrower begins to pay, or says that he has. */
  begin: () => void
  /** Does it; where money is on its way, asks the borrower first. */
  guard: (action: () => void) => void
}
