import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { faultMessages } from '#messages/faults.ts'
import { brand } from '../../config/brand.ts'
import { showToast } from '../../context/toast.ts'
import { elapsed } from '../../lib/elapsed.ts'
import { pause } from '../../lib/pause.ts'
import { parseDay } from '../../loan/day.ts'
import { atRest } from '../../ui/later/at-rest.ts'
import { drawnPart } from '../../ui/later/drawn-part.ts'
import {
  hasPaid,
  knowsPaid,
  type LoanPage,
  type MoneyState,
  type PaymentsPart,
  storedPayments,
  watchFor
} from './loan-page.ts'
import { unlessClosed } from './unless-closed.ts'

const hasService = () => brand.services.includes('payments')

/** By what this phone knows; whoever shows or copies a code has only begun. */
function mayHavePaid({ key }: LoanPage, hasBegun: boolean, isAtOnce: boolean): boolean {
  const { isPaid, isOpen, begunAt } = storedPayments(() => key()?.orderId) || {}
  const isBegun = hasBegun || elapsed(begunAt) < watchFor
  return key() !== undefined && (isPaid || isOpen || (isBegun && !isAtOnce))
}

export function createPayments(page: LoanPage) {
  const $part = atom<PaymentsPart | undefined>()
  // The code that judges payments comes later.
  const $money = atom<MoneyState>(knowsPaid(() => page.key()?.orderId) ? 'received' : 'unknown')
  let loading: Promise<PaymentsPart | undefined> | undefined
  let hasBegun = false

  const load = async () => {
    const key = page.key()
    if (!key) return undefined
    try {
      const { createPaymentsPart } = await atRest(() => import('./payments-part.tsx'))
      // The code below knows how old the record is, and whose.
      $money.set('unknown')
      const part = await createPaymentsPart(key, page, state => $money.set(state))
      if (hasBegun) part.begin()
      $part.set(part)
      return part
    } catch {
      // No signal: the page works without payments until it is asked for them again.
      loading = undefined
      return undefined
    }
  }
  const start = () => {
    loading ??= load()
    return loading
  }

  const begin = () => {
    hasBegun = true
    const part = $part.get()
    if (part) part.begin()
    else start()
  }
  const guard = async (action: () => void, atOnce = false) => {
    // A tap may come before the code that remembers what was paid.
    const part = $part.get() ?? (hasService() ? await start() : undefined)
    if (part) await part.guard(action, atOnce)
    else if (hasService() && mayHavePaid(page, hasBegun, atOnce)) showToast(faultMessages.network)
    else action()
  }

  /** A code at a counter, a copy or an app on an iPhone: none of them may come late. */
  const pay = (action: () => void, atOnce = true) =>
    guard(() => {
      begin()
      action()
    }, atOnce)

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
  useEffect(() => {
    const { start } = payments
    start().then(ready => ready ?? pause(2000).then(start))
    addEventListener('online', start)
    return () => removeEventListener('online', start)
  }, [payments])
  return part ? <part.Panel /> : null
}

const Remind = drawnPart(async () => (await import('../reminder/remind.tsx')).Remind)

interface ReminderProps {
  payments: PagePayments
  /** The day that the page names as the due date; without a day the last one of its texts counts. */
  due?: string
}

export function Reminder({ payments: { page, $money }, due = '' }: ReminderProps) {
  const loan = page.key()
  const money = useStore($money)
  const texts = parseDay(due) === undefined ? page.samples() : [due]
  return loan && !hasPaid(money) ? <Remind loan={loan} texts={texts} /> : null
}
