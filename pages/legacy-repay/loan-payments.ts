import { atom } from 'nanostores'
import { brand } from '../../shared/config/brand.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import type { MoneyState } from '../../shared/features/payments/loan-page.ts'
import { createPayments } from '../../shared/features/payments/payments.tsx'

/**
 * How the loan's money stands. The panel of payments has no Chinese, so this page asks its own question.
 * Without the service, or without a loan, nothing is fetched.
 */
export function createLoanPayments() {
  const payments = brand.services.includes('payments')
    ? createPayments({ key: orderKey, refresh: () => {}, samples: () => [] })
    : undefined
  const $money = payments?.$money ?? atom<MoneyState>('unknown')
  const start = async () => void (await payments?.start())
  return {
    $money,
    start,
    begin: () => payments?.begin(),
    isOnItsWay: async () => {
      // A tap may come before the code that remembers what was paid.
      await start()
      return ['on-its-way', 'received'].includes($money.get())
    }
  }
}

export type LoanPayments = ReturnType<typeof createLoanPayments>
