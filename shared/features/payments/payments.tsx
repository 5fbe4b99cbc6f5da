import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { brand } from '../../config/brand.ts'
import { atRest } from '../../ui/later/at-rest.ts'
import { drawnPart } from '../../ui/later/drawn-part.ts'
import {
  hasPaid,
  knowsPaid,
  type LoanPage,
  type MoneyState,
  type PaymentsPart
} from './loan-page.ts'
import { unlessClosed } from './unless-closed.ts'

const hasService = () => brand.services.includes('payments')

export function createPayments(page: LoanPage) {
  const $part = atom<PaymentsPart | undefined>()
  // The code that judges payments comes later.
  const $money = atom<MoneyState>(knowsPaid(() => page.key()?.orderId) ? 'received' : 'unknown')
  let loading: Promise<PaymentsPart | undefined> | undefined

  const load = async () => {
    const key = page.key()
    if (!key) return undefined
    try {
      const { createPaymentsPart } = await atRest(() => import('./payments-part.tsx'))
      // The code below knows how old the record is, and whose.
      $money.set('unknown')
      const part = await createPaymentsPart(key, page, state => $money.set(state))
      $part.set(part)
      return part
    } catch {
      // No signal: the page works without payments.
      return undefined
    }
  }
  const start = () => {
    loading ??= load()
    return loading
  }

  const begin = async () => (await start())?.begin()
  const guard = async (action: () => void) => {
    // A tap may come before the code that remembers what was paid.
    const part = $part.get() ?? (hasService() ? await start() : undefined)
    if (part) part.guard(action)
    else action()
  }

  const pay = (action: () => void) =>
    guard(() => {
      begin()
      action()
    })

  return {
    page,
    $part,
    $money,
    start,
    begin,
    guard,
    ...unlessClosed(pay)
  }
}

export type PagePayments = ReturnType<typeof createPayments>

export function PaymentsArea({ payments }: { payments: PagePayments }) {
  const part = useStore(payments.$part)
  useEffect(() => void payments.start(), [payments])
  return part ? <part.Panel /> : null
}

const Remind = drawnPart(async () => (await import('../reminder/remind.tsx')).Remind)

export function Reminder({ payments: { page, $money } }: { payments: PagePayments }) {
  const loan = page.key()
  const money = useStore($money)
  return loan && !hasPaid(money) ? <Remind loan={loan} texts={page.samples()} /> : null
}
