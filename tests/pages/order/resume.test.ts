import { afterEach, describe, expect, test, vi } from 'vitest'
import { createOrderPage } from '../../../pages/order/store.ts'
import { $session, endSession, renewSession } from '../../../shared/context/session-end.ts'
import type { PaymentsPart } from '../../../shared/features/payments/loan-page.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()
const { navigations } = backend

afterEach(renewSession)

function preparePage(scenario: string, extra = {}) {
  backend.open(`order-${scenario}`, extra)
  const page = createOrderPage()
  const guard = (action: () => void) => action()
  page.payments.$part.set({ Panel: () => null, guard, begin: () => {} } as PaymentsPart)
  return page
}

describe('a payment that was begun goes on', () => {
  test.each([
    ['due-rollover', 'extension', '/repay-delay.html'],
    ['due-rollover', 'repayment', '/repay.html'],
    ['external-repay', 'repayment', '/muscular/sandbox/elsewhere']
  ] as const)('with %s, as %s, on %s', async (scenario, kind, path) => {
    const { open, payments } = preparePage(scenario)
    await open()
    payments.page.resume?.(kind)
    await vi.waitFor(() => expect(navigations).toHaveLength(1))
    expect(navigations[0]).toMatch(/^assign /)
    const address = new URL(navigations[0]?.slice('assign '.length) ?? '', location.origin)
    expect(address.pathname).toBe(path)
  })

  test('nowhere before the loan is there', () => {
    const { payments } = preparePage('due')
    payments.page.resume?.('repayment')
    expect(navigations).toEqual([])
    expect(sessionStorage.getItem('showBankTip')).toBeNull()
  })
})

describe('a session that has ended', () => {
  test('is said by the page that it takes the order from, so nothing else asks to log in', async () => {
    const { open, $order } = preparePage('due')
    await open()
    endSession()
    expect($order.get().state).toBe('failed')
    expect($session.get()).toBe('dismissed')
  })

  test('is still to be said where an answer got lost, and where the order is here', async () => {
    const lost = preparePage('due', { fault: 'offline' })
    endSession()
    await lost.open()
    expect(lost.$order.get().state).toBe('failed')
    const loaded = preparePage('due')
    await loaded.open()
    expect(loaded.$order.get().state).toBe('ready')
    expect($session.get()).toBe('ended')
  })
})
