import { dueMessages } from '#messages/repayment.ts'
import { earlyTime } from '../../shared/context/early-time.ts'
import { dueHead } from '../../shared/features/loan-head/due-head.ts'
import { knowsPaid } from '../../shared/features/payments/loan-page.ts'
import { actionFor, due } from './action.ts'
import { billOf, isRunning, toneOf } from './bill.ts'

/** Only links to our own pages are shown; React judges an address of the backend's, and notes that tips have been read. */
export function earlyValues(
  data: Record<string, unknown>,
  search: URLSearchParams,
  serverTime: number
): unknown {
  const status = Number(data.status)
  const isDelay = [1, '1', true].includes(data.isDelay as number)
  const action = actionFor({ status, isDelay })
  const isOurs = !data.repayUrl && !data.dispute && !data.tips
  const shows = (wanted: typeof action) => (isOurs && action === wanted ? '1' : '')
  const time = earlyTime(serverTime)
  const rows = data.rows as { detail?: Record<string, unknown>[] } | undefined
  const detail = rows?.detail ?? []
  const bill = billOf(detail, time)
  const owes = action && action !== 'borrowAgain'
  const isDisputed = owes && data.dispute
  const noticeTitle = isDisputed ? dueMessages.inDispute : data.noticeTitle
  const noticeText = isDisputed ? '' : data.noticeText
  const day = { date: bill.date, rows: detail, title: noticeTitle }
  const { tone: ofDate, ...head } = dueHead(day, time)
  const tone = data.dispute ? 'resting' : toneOf(status, ofDate, bill.date)
  // The early html asks a borrower who has paid for nothing; React shows the rest.
  if (owes && knowsPaid(() => search.get('orderId'))) return {}
  return {
    ...data,
    noticeTitle,
    noticeText,
    bill: { ...bill, ...head },
    [tone]: '1',
    [`icon${Math.max(status, due)}`]: isDisputed ? '' : '1',
    runs: isRunning(bill) ? '1' : '',
    [owes && bill.amount ? 'owes' : 'rests']: '1',
    repays: shows('repay'),
    rollsOver: shows('repayOrRollOver')
  }
}
