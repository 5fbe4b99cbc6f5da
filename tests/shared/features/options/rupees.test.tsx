import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateMessages } from '#messages/late.ts'
import { optionMessages as messages } from '#messages/options.ts'
import { brand } from '../../../../shared/config/brand.ts'
import { brand as indian } from '../../../../shared/config/brands/in/brand.ts'
import { withoutLines } from '../../../../shared/features/arrangement/without-payment.tsx'
import { PayOptionsCard } from '../../../../shared/features/options/pay-options.tsx'
import { createPayOptions } from '../../../../shared/features/options/store.ts'
import { createRepaymentStore } from '../../../../shared/features/repayment/store.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { prepareRoot } from '../../../setup/react-root.ts'

const backend = prepareBackend()
const own = { ...brand }

beforeEach(() => void Object.assign(brand, indian))
afterEach(() => void Object.assign(brand, own))

async function openPage() {
  backend.open('repay-options-rupees')
  const page = createRepaymentStore('instalment')
  await page.load()
  return page
}

test('rupees are quoted, typed and asked for as the brand writes them', async () => {
  const page = await openPage()
  const options = createPayOptions(page)
  await options.open()
  expect(options.$quoted.get()).toMatchObject({ refused: 0 })
  expect(page.$amount.get()).toBe('₹5,455.00')
  options.choose('part', '400')
  expect(page.$choice.get()?.problem).toBe('₹400.00 is too little. Enter ₹500.00 to ₹5,455.00')
  options.choose('part', '2,000')
  expect(page.$amount.get()).toBe('₹2,000.00')
  expect(options.money(12_345_600)).toBe('₹1,23,456.00')
  await page.pay()
  expect(backend.calls('/v3/loan-details/generate-vcode').map(({ body }) => body)).toMatchObject([
    { amount: '₹2,000.00', optionId: 'part' }
  ])
})

test('no peso stands among the options in rupees, nor what it costs not to pay by another law', async () => {
  const page = await openPage()
  const { host: place, root } = prepareRoot()
  await act(async () => root.render(<PayOptionsCard page={page} />))
  await act(() => vi.waitFor(() => expect(place.querySelector('.pay-options')).not.toBeNull()))
  expect(place.textContent).toContain('₹5,455.00')
  expect(place.textContent).toContain(messages.kinds.plan)
  expect(place.textContent).not.toMatch(/₱|SEC /)
})

test('the list of what follows without a payment is by the rules of India', () => {
  const time = { now: 20_780 * 86_400_000, isServers: true, hoursAhead: 5.5 }
  const rows = [{ text: 'Penal charge', value: '₹1,000.00' }]
  const { own, ...lines } = withoutLines({ amount: '₹6,455.00', date: '2026-11-20', rows }, time)
  expect(own).toEqual(['Late charges so far: ₹1,000.00 (3 days late).'])
  const text = Object.values(lines).flat().join('\n')
  expect(text).toContain(lateMessages.noInterest)
  expect(text).toContain('RBI circular of 12 August 2022')
  expect(text).not.toMatch(/₱|By law|Circular No\. 18/)
})
