import { expect, test } from 'vitest'
import { readQuotes } from '../../../../shared/features/options/read-quotes.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { quote } from './quote.ts'

const backend = prepareBackend()

const answer = { options: [quote], currency: 'PHP', asOf: '' }
const weeksAhead = Date.parse('2027-01-20T10:00:00+08:00')
const offeredAt = (isServers: boolean) =>
  readQuotes(answer as never, '₱5,455.00', { now: weeksAhead, isServers, hoursAhead: 8 }).offered

test('a quote due on a day gone by is not offered, by the server’s clock alone', () => {
  expect(offeredAt(true)).toEqual([])
  expect(offeredAt(false)).toEqual([{ ...quote, nowDue: '' }])
})

test('rupees that the address alone names are the page’s own money', () => {
  const { openAddress } = backend
  const isOffered = (ownAmount: string) =>
    readQuotes({ ...answer, currency: 'INR' } as never, ownAmount, {
      now: 0,
      isServers: false,
      hoursAhead: 8
    }).offered.length === 1
  openAddress('/repay.html?clarity=1')
  expect([isOffered('5.455,00'), isOffered('₱5.455,00')]).toEqual([true, false])
  openAddress('/repay.html')
  expect([isOffered('5.455,00'), isOffered('₹5.455,00')]).toEqual([false, true])
})

test('a part names the day of what is due only where that is to come and its own sum', () => {
  const now = Date.parse('2026-11-30T10:00:00+08:00')
  const nowDueWith = (due: { date: string; minor?: number }) => {
    const time = { now, isServers: true, hoursAhead: 8 }
    const [part] = readQuotes(answer as never, '₱5,455.00', time, due).offered
    return part && 'nowDue' in part ? part.nowDue : undefined
  }
  expect(nowDueWith({ date: '2026-12-02' })).toBe('2026-12-02')
  expect(nowDueWith({ date: '2026-11-01' })).toBeUndefined()
  expect(nowDueWith({ date: '2026-12-02', minor: 200_000 })).toBe('2026-12-02')
  expect(nowDueWith({ date: '2026-12-02', minor: 100_000 })).toBeUndefined()
})
