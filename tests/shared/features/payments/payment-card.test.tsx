import { act } from 'react'
import { expect, test } from 'vitest'
import type { PaymentText } from '../../../../shared/features/payments/describe-payment.ts'
import { useMoment } from '../../../../shared/features/payments/payment-card.tsx'
import { prepareRoot } from '../../../setup/react-root.ts'

const text = (id: string, moment?: 'received' | 'paid'): PaymentText => ({
  id,
  tone: 'open',
  title: '',
  lines: [],
  steps: [],
  reference: '',
  isStruck: false,
  minor: undefined,
  hasReceipt: false,
  ...(moment && { moment })
})

/** A page on which this fills the screen: whether it does, for each news in turn; and the moments noted. */
async function watch(news: (PaymentText | undefined)[], isReturned = false, last = '') {
  const notes: string[] = []
  const moments = { last: () => last, note: (moment: string) => void notes.push(moment) }
  const Page = ({ first }: { first: PaymentText | undefined }) => (
    <p>{String(useMoment(first, isReturned, moments))}</p>
  )
  const { host, root } = prepareRoot()
  const fills: boolean[] = []
  for (const first of news) {
    await act(async () => root.render(<Page first={first} />))
    fills.push(host.textContent === 'true')
  }
  return { fills, notes }
}

test('money that comes while he looks fills the screen, and again when the loan is paid', async () => {
  const news = [undefined, text('P1'), text('P1', 'received'), text('P1', 'paid'), undefined]
  const { fills, notes } = await watch(news)
  expect(fills).toEqual([false, false, true, true, false])
  expect(notes).toEqual(['P1 received', 'P1 paid'])
})

test('money that was there when he opened the page fills nothing', async () => {
  const received = text('P1', 'received')
  expect(await watch([received, received])).toEqual({ fills: [false, false], notes: [] })
})

test('who is back from paying sees a moment that no page has shown, and no other', async () => {
  const received = text('P1', 'received')
  expect((await watch([received], true)).fills).toEqual([true])
  expect((await watch([received], true, 'P1 received')).fills).toEqual([false])
  expect(await watch([undefined], true)).toEqual({ fills: [false], notes: [] })
})
