import type { ComponentType } from 'react'
import type { OrderKey } from '../../context/order-key.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'

export interface LoanPage {
  key: () => OrderKey | undefined
  refresh: () => unknown
  /** The page's amounts, whose format is followed, and the day to be reminded of. */
  samples: () => string[]
  /** As the page shows them. */
  due?: () => { amount: string; date: string }
  kind?: () => RepaymentKind
  /** How soon a payment by this channel counts; '' where not known. */
  posting?: (channel: string) => string
  listsAll?: boolean
}

export type MoneyState = 'unknown' | 'owed' | 'on-its-way' | 'received' | 'paid' | 'extended'

export function isUsedUp(state: MoneyState): boolean {
  return state === 'paid' || state === 'extended'
}

export function hasPaid(state: MoneyState): boolean {
  return state === 'paid' || state === 'received'
}

export interface PaymentsPart {
  Panel: ComponentType
  /** The borrower begins to pay, or says that he has. */
  begin: () => void
  /** Does it; asks first where money is on its way. */
  guard: (action: () => void) => void
}
