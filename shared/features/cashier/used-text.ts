import { cashierMessages as messages } from '#messages/cashier.ts'
import type { MoneyState } from '../payments/loan-page.ts'

export function usedText(state: MoneyState): string {
  return state === 'extended' ? messages.extended : messages.used
}
