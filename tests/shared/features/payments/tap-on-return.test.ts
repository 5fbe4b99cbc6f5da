import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LoanPage } from '../../../../shared/features/payments/loan-page.ts'
import { createSharedAnswer } from '../../../../shared/features/payments/shared-answer.ts'
import { createPaymentsStore } from '../../../../shared/features/payments/store.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'

const backend = prepareBackend()
const key = { productId: '301', orderId: '20410001' }
const page: LoanPage = { key: () => key, refresh: () => {}, samples: () => [] }
const now = '2026-11-22T10:31:00+08:00'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(now) })
  backend.open('repay-due')
})

/** Opens the page, whose first answer comes when it is told to; he had begun to pay so many seconds ago. */
function openPage(begunBefore?: number) {
  if (begunBefore !== undefined) {
    createSharedAnswer(key.orderId).change({ begunAt: Date.now() - begunBefore * 1000 })
  }
  let resolve = (_response: Response) => {}
  answerWith(
    () =>
      new Promise<Response>(done => {
        resolve = done
      })
  )
  const store = createPaymentsStore(key, page, () => {})
  const answer = async (owed: number, ...states: string[]) => {
    const payments = states.map((state, index) => ({
      id: `P${index}`,
      kind: 'repayment',
      state,
      amount: 545_500,
      madeAt: now
    }))
    resolve(new Response(JSON.stringify({ code: 0, data: { owed, asOf: now, payments } })))
    await vi.advanceTimersByTimeAsync(0)
  }
  const refuse = async () => {
    resolve(new Response(JSON.stringify({ code: 7, message: 'Not now' })))
    await vi.advanceTimersByTimeAsync(0)
  }
  const pay = vi.fn()
  return { ...store, answer, refuse, pay }
}

describe('a tap before the first answer by somebody who has not begun on this phone', () => {
  test.each([
    ['received', undefined],
    ['waiting', undefined],
    ['received', 3600]
  ])('asks about a payment by another phone that is %s', async (state, begunBefore) => {
    const { guard, pay, answer, $again } = openPage(begunBefore)
    guard(pay)
    await vi.advanceTimersByTimeAsync(2900)
    await answer(545_500, state)
    expect($again.get()?.payment?.state).toBe(state)
    expect(pay).not.toHaveBeenCalled()
  })

  test('pays once it has come and nothing is on its way', async () => {
    const { guard, pay, answer, $again } = openPage()
    guard(pay)
    expect(pay).not.toHaveBeenCalled()
    await answer(545_500)
    expect(pay).toHaveBeenCalledOnce()
    expect($again.get()).toBeUndefined()
  })

  test('brings him to the news of money that is on the loan', async () => {
    const { guard, pay, answer, $returned } = openPage()
    guard(pay)
    await answer(545_500, 'posted')
    expect(pay).not.toHaveBeenCalled()
    expect($returned.get()).toBe(true)
    guard(pay)
    expect(pay).toHaveBeenCalledOnce()
  })

  test('pays after three seconds without one, and no other tap waits', async () => {
    const { guard, pay, $again } = openPage()
    guard(pay)
    await vi.advanceTimersByTimeAsync(2999)
    expect(pay).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(pay).toHaveBeenCalledOnce()
    guard(pay)
    expect(pay).toHaveBeenCalledTimes(2)
    expect($again.get()).toBeUndefined()
  })

  test('pays at once when it is refused, and later taps do not wait', async () => {
    const { guard, pay, refuse } = openPage()
    guard(pay)
    await refuse()
    expect(pay).toHaveBeenCalledOnce()
    guard(pay)
    expect(pay).toHaveBeenCalledTimes(2)
  })

  test('is not kept by news that this phone has heard before', async () => {
    const posted = { id: 'P1', kind: 'repayment', state: 'posted', postedAt: now }
    const answer = { code: 0, data: { owed: 1, asOf: now, payments: [posted] } }
    createSharedAnswer(key.orderId).change({ answer })
    const { guard, pay, refuse } = openPage()
    guard(pay)
    await refuse()
    expect(pay).toHaveBeenCalledOnce()
  })

  test('does at once what must not come late', () => {
    const { guard, pay } = openPage()
    guard(pay, true)
    expect(pay).toHaveBeenCalledOnce()
  })
})

describe('a tap before the first answer', () => {
  test('waits after he began, and pays where he has changed his mind', async () => {
    const { guard, pay, answer, $again } = openPage(10)
    const taps = [guard(pay), guard(pay)]
    await vi.advanceTimersByTimeAsync(2000)
    expect(pay).not.toHaveBeenCalled()
    await answer(545_500)
    await Promise.all(taps)
    expect(pay).toHaveBeenCalledOnce()
    expect($again.get()).toBeUndefined()
    guard(pay)
    expect(pay).toHaveBeenCalledTimes(2)
  })

  test.each(['received', 'waiting'])('asks about a payment that is %s', async state => {
    const { guard, pay, answer, $again } = openPage(10)
    guard(pay)
    await answer(545_500, state)
    expect($again.get()?.payment?.state).toBe(state)
    expect(pay).not.toHaveBeenCalled()
  })

  test.each([
    [545_500, 'posted', 0],
    [0, 'expired', 0],
    [545_500, 'failed', 1]
  ])('while %s are owed and the payment is %s pays %s times', async (owed, state, times) => {
    const { guard, pay, answer, $again } = openPage(10)
    guard(pay)
    await answer(owed, state)
    expect(pay).toHaveBeenCalledTimes(times)
    expect($again.get()).toBeUndefined()
  })

  test('that no answer comes to asks whether he has paid, and claims nothing', async () => {
    const { guard, pay, answer, $again } = openPage(10)
    guard(pay)
    await vi.advanceTimersByTimeAsync(3000)
    expect($again.get()).toMatchObject({ payment: undefined })
    expect(pay).not.toHaveBeenCalled()
    await answer(545_500, 'received')
    expect($again.get()?.payment?.state).toBe('received')
  })

  test('asks no more once an answer says that nothing came', async () => {
    const { guard, pay, answer, $again } = openPage(10)
    guard(pay)
    await vi.advanceTimersByTimeAsync(3000)
    await answer(545_500)
    expect($again.get()).toBeUndefined()
    expect(pay).not.toHaveBeenCalled()
  })

  test('waits for nothing without a signal: a code may be all that he has', () => {
    const { guard, pay } = openPage(10)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    guard(pay)
    expect(pay).toHaveBeenCalledOnce()
  })

  test('that he answers by Pay now is the last that waits', async () => {
    const { guard, pay, $again } = openPage(10)
    guard(pay)
    await vi.advanceTimersByTimeAsync(3000)
    $again.get()?.go()
    guard(pay)
    expect(pay).toHaveBeenCalledTimes(2)
  })

  test('copies at once: an iPhone copies nothing later', () => {
    const { guard, pay } = openPage(10)
    guard(pay, true)
    expect(pay).toHaveBeenCalledOnce()
  })
})

test('a tap after a return waits, too, and one on the page where he began does not', async () => {
  const { guard, pay, answer, begin } = openPage()
  await answer(545_500)
  begin()
  guard(pay)
  expect(pay).toHaveBeenCalledOnce()
  document.dispatchEvent(new Event('visibilitychange'))
  guard(pay)
  expect(pay).toHaveBeenCalledOnce()
  await answer(545_500, 'received')
  expect(pay).toHaveBeenCalledOnce()
})
