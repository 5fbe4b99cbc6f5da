import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LoanPage } from '../../../../shared/features/payments/loan-page.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'

const backend = prepareBackend()
const key = { productId: '301', orderId: '20410001' }
const counter = '/muscular/sandbox/counter?sessionId=due&code=MP1234510001'

test('without the service a return shows what has changed, and asks for no payments', async () => {
  backend.open('repay-due')
  const { createLoanChanges } = await import('../../../../shared/features/payments/loan-changes.ts')
  let moves = 0
  const { $changes, begin } = createLoanChanges(key, { refresh: () => void moves++ })
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
  comeBack()
  expect(backend.calls()).toEqual([])

  await begin()
  comeBack()
  await vi.waitFor(() => expect($changes.get()).toEqual([]))
  await fetch(counter, { method: 'POST' })
  comeBack()
  await vi.waitFor(() => expect($changes.get()).not.toEqual([]))
  expect($changes.get()?.[0]).toEqual({
    text: '',
    before: 'Payment due today',
    after: 'Loan paid in full'
  })
  expect(moves).toBe(1)
  expect(backend.calls('/v3/loan-details/payments')).toEqual([])
})

test('the amount and the day of the page count, also on a page that was opened anew', async () => {
  backend.open('repay-due')
  const { createLoanChanges } = await import('../../../../shared/features/payments/loan-changes.ts')
  // The loan has a row of that name, too, of another day.
  let due = { amount: '₱5.455', date: '2026-10-24' }
  const page = { refresh: () => {}, due: () => due }
  await createLoanChanges(key, page).begin()
  due = { amount: '₱3.455', date: '2026-12-24' }
  const { $changes } = createLoanChanges(key, page)
  await vi.waitFor(() =>
    expect($changes.get()).toEqual([
      { text: 'Amount to pay', before: '₱5.455', after: '₱3.455' },
      { text: 'Due date', before: '2026-10-24', after: '2026-12-24' }
    ])
  )
})

test('half an hour later, or with a clock put right, a page says nothing by itself', async () => {
  backend.open('repay-due')
  const { createLoanChanges } = await import('../../../../shared/features/payments/loan-changes.ts')
  const page = { refresh: () => {} }
  await createLoanChanges(key, page).begin()
  const { length } = backend.calls()
  const now = Date.now()
  for (const later of [31 * 60_000, -3 * 3_600_000]) {
    vi.spyOn(Date, 'now').mockReturnValue(now + later)
    createLoanChanges(key, page)
  }
  vi.restoreAllMocks()
  expect(backend.calls()).toHaveLength(length)
})

describe('a loan on a server that names no payments', () => {
  const minute = 60_000
  const due = { amount: '₱5.455', date: '2026-11-24' }
  let sent: unknown[] = []
  let isHidden = false
  let refreshes = 0

  const loan = (title: string, detail: object[] = [], orderStatus = 174) => ({
    code: 0,
    data: { orderStatus, noticeStatusText: title, userOrderDetail: { detail } }
  })
  const answers = (...all: unknown[]) => {
    sent = answerWith(...all)
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T02:31:00Z') })
    backend.open('repay-due')
    isHidden = false
    refreshes = 0
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  })

  const refresh = () => void refreshes++

  async function openPage(page: Pick<LoanPage, 'refresh' | 'due' | 'kind'> = { refresh }) {
    vi.resetModules()
    const { createLoanChanges } = await import(
      '../../../../shared/features/payments/loan-changes.ts'
    )
    const { $changes, begin } = createLoanChanges(key, page)
    await vi.advanceTimersByTimeAsync(0)
    return { changes: () => $changes.get(), begin }
  }

  async function goAway(time = minute) {
    isHidden = true
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(time)
  }

  async function comeBack(event = new Event('visibilitychange')) {
    isHidden = false
    if (event.type === 'pageshow') dispatchEvent(event)
    else document.dispatchEvent(event)
    await vi.advanceTimersByTimeAsync(10_000)
  }

  test('is asked for when he begins and when he is back, not while he is away', async () => {
    answers(loan('Due'))
    const { begin, changes } = await openPage()
    await begin()
    expect(sent).toHaveLength(1)
    await goAway()
    expect(sent).toHaveLength(1)
    await comeBack()
    expect(sent).toHaveLength(2)
    expect(changes()).toEqual([])
    expect(refreshes).toBe(0)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(3)
  })

  test('is shown by the rows that differ; a row that was not there before is none', async () => {
    const before = [
      { text: 'Paid', value: '₱0' },
      { text: 'Left', value: '₱5.455' }
    ]
    const after = [
      { text: 'Receipt', value: 'R-1' },
      { text: 'Left', value: '₱3.455' },
      { text: 'Paid', value: '₱0' }
    ]
    answers(loan('Due', before), loan('Due', after))
    const { begin, changes } = await openPage()
    await begin()
    await comeBack()
    expect(changes()).toEqual([{ text: 'Left', before: '₱5.455', after: '₱3.455' }])
    expect(refreshes).toBe(1)
  })

  test('is compared row by row where several have one name', async () => {
    const rows = (second: string) => [
      { text: 'Instalment', value: '₱100' },
      { text: 'Instalment', value: second }
    ]
    answers(loan('Due', rows('₱200')), loan('Due', rows('₱150')))
    const { begin, changes } = await openPage()
    await begin()
    await comeBack()
    expect(changes()).toEqual([{ text: 'Instalment', before: '₱200', after: '₱150' }])
  })

  test('that has another status or title is said to have changed, before its rows', async () => {
    const left = (value: string) => [{ text: 'Left', value }]
    answers(loan('Due', left('₱1')), loan('Due', left('₱0'), 200), loan('Paid', left('₱1')))
    const { begin, changes } = await openPage()
    await begin()
    await comeBack()
    expect(changes()).toEqual([
      { text: '', before: 'Due', after: 'Due' },
      { text: 'Left', before: '₱1', after: '₱0' }
    ])
    await comeBack()
    expect(changes()).toEqual([{ text: '', before: 'Due', after: 'Paid' }])
  })

  test('is compared with how it stood at the first tap, within half an hour of the last one', async () => {
    answers(loan('Due'), loan('Paid'))
    const { begin, changes } = await openPage()
    await begin()
    await goAway(20 * minute)
    isHidden = false
    await begin()
    expect(sent).toHaveLength(1)
    await goAway(20 * minute)
    await comeBack()
    expect(changes()).toEqual([{ text: '', before: 'Due', after: 'Paid' }])
    await goAway(10 * minute - 10_000)
    await comeBack()
    expect(sent).toHaveLength(2)
    const another = await openPage()
    expect(sent).toHaveLength(2)
    await another.begin()
    await comeBack()
    expect(another.changes()).toEqual([])
  })

  test('shows its news on the page that a killed one left, also after a second tap', async () => {
    answers(loan('Due', [{ text: 'Left', value: '₱5.455' }]))
    const { begin } = await openPage()
    await begin()
    await vi.advanceTimersByTimeAsync(20 * minute)
    await begin()
    await vi.advanceTimersByTimeAsync(20 * minute)
    answers(loan('Paid', [{ text: 'Left', value: '₱0' }]))
    const { changes } = await openPage()
    expect(changes()).toEqual([
      { text: '', before: 'Due', after: 'Paid' },
      { text: 'Left', before: '₱5.455', after: '₱0' }
    ])
  })

  test('changes nothing on the screen where an answer is lost', async () => {
    const refusal = { code: '1105', message: 'Your session has ended.', data: null }
    answers(refusal)
    const { begin, changes } = await openPage()
    await begin()
    await comeBack()
    expect(sent).toHaveLength(1)
    expect(changes()).toBeUndefined()
    answers(loan('Due'), loan('Paid'), refusal)
    await begin()
    await comeBack()
    const news = changes()
    expect(news).toHaveLength(1)
    await comeBack()
    expect(sent).toHaveLength(3)
    expect(changes()).toBe(news)
    expect(refreshes).toBe(1)
  })

  test('is judged by the amount that the page shows once it has refreshed, which it does once', async () => {
    let current = due
    const page = {
      refresh: async () => {
        refreshes++
        await Promise.resolve()
        current = { ...due, amount: '₱3.455' }
      },
      due: () => current
    }
    const paid = (value: string) => [{ text: 'Paid', value }]
    answers(loan('Due', paid('₱0')), loan('Due', paid('₱2.000')))
    const { begin, changes } = await openPage(page)
    await begin()
    await comeBack()
    expect(changes()).toEqual([
      { text: 'Amount to pay', before: '₱5.455', after: '₱3.455' },
      { text: 'Paid', before: '₱0', after: '₱2.000' }
    ])
    expect(refreshes).toBe(1)
  })

  test.each([
    ['', ''],
    ['--', '']
  ])('has no news of an amount that the page cannot tell (%j)', async (amount, date) => {
    // The loan writes its day in another way than the page.
    const rows = [{ text: 'Due date', value: '24 November' }]
    answers(loan('Due', rows))
    let current = due
    const { begin, changes } = await openPage({ refresh, due: () => current })
    await begin()
    current = { amount, date }
    await comeBack()
    expect(changes()).toEqual([])
    current = due
    await comeBack()
    expect(changes()).toEqual([])
  })

  test.each([
    ['an extension', 'instalment', 'extension'],
    ['the whole loan', 'extension', 'instalment'],
    ['a page without an amount', undefined, 'instalment'],
    ['a page with one', 'instalment', undefined]
  ] as const)('has no news where only the page is another: %s', async (_, first, second) => {
    answers(loan('Due', [{ text: 'Due date', value: '24 November' }]))
    const pageOf = (kind: typeof first) => {
      const own = { amount: kind === 'extension' ? '₱455' : '₱5.455', date: '2026-11-24' }
      return { refresh, ...(kind && { kind: () => kind, due: () => own }) }
    }
    const { begin } = await openPage(pageOf(first))
    await begin()
    const { changes } = await openPage(pageOf(second))
    expect(changes()).toEqual([])
  })

  test('tells on another page what has changed in the loan’s own rows', async () => {
    const rowOn = (value: string) => loan('Due', [{ text: 'Due date', value }])
    answers(rowOn('24 November'), rowOn('24 December'))
    const own = () => ({ amount: '₱455', date: '2026-11-24' })
    const { begin } = await openPage({ refresh, kind: () => 'extension', due: own })
    await begin()
    const { changes } = await openPage()
    expect(changes()).toEqual([{ text: 'Due date', before: '24 November', after: '24 December' }])
  })

  test('has no news of an amount that was not known when he began', async () => {
    answers(loan('Due'))
    let current = { amount: '--', date: '' }
    const { begin, changes } = await openPage({ refresh, due: () => current })
    await begin()
    current = due
    await comeBack()
    expect(changes()).toEqual([])
  })
})
