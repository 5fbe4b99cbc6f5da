import { beforeEach, expect, test, vi } from 'vitest'
import { leaving } from '../../../../shared/lib/single-flight.ts'

const gate = '../../../../shared/features/pay-apps/pay-gate.ts'
const reports = '../../../../shared/features/reports/tell-no-way.ts'
const tellNoWay = vi.fn()
const sayNotOpened = vi.fn()

beforeEach(() => {
  vi.resetModules()
  tellNoWay.mockReset()
  sayNotOpened.mockReset()
  vi.doMock(reports, () => ({ tellNoWay }))
})

async function openAs(openPayment: unknown) {
  vi.doMock(gate, () =>
    openPayment ? { openPayment: async () => openPayment } : Promise.reject(new Error('gone'))
  )
  const { createPaymentOpener } = await import(
    '../../../../shared/features/pay-apps/open-payment.ts'
  )
  return createPaymentOpener(sayNotOpened)('gcash://pay', '₱5,455.00')
}

test('a page that opens here keeps this one locked', async () => {
  expect(await openAs('web')).toBe(leaving)
  expect(sayNotOpened).not.toHaveBeenCalled()
})

test('an app that opens leaves this page standing', async () => {
  expect(await openAs('app')).toBeUndefined()
  expect(sayNotOpened).not.toHaveBeenCalled()
  expect(tellNoWay).not.toHaveBeenCalled()
})

test('a link that is refused is said, and told to the operator', async () => {
  expect(await openAs('refused')).toBeUndefined()
  expect(sayNotOpened).toHaveBeenCalledTimes(1)
  expect(tellNoWay.mock.calls).toEqual([['link-refused']])
})

test.each(['missing', undefined])(
  'a wallet that does not come up (%s) is said, and is no fault of the link',
  async opened => {
    expect(await openAs(opened)).toBeUndefined()
    expect(sayNotOpened).toHaveBeenCalledTimes(1)
    expect(tellNoWay).not.toHaveBeenCalled()
  }
)
