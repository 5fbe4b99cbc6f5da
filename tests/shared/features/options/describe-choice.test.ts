import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import type { PayOptions } from '../../../../shared/api/options.ts'
import type { QuotedOption } from '../../../../shared/api/pay-option.ts'
import type { Resource } from '../../../../shared/api/resource.ts'
import { $toast } from '../../../../shared/context/toast.ts'
import { describeChoice } from '../../../../shared/features/options/describe-choice.ts'
import { createOptionMoney } from '../../../../shared/features/options/option-money.ts'
import { typedOption } from '../../../../shared/features/options/typed-option.ts'
import { dateText } from '../../../../shared/messages/date-text.ts'
import { quote } from './quote.ts'

const $quotes = atom<Resource<PayOptions>>({ state: 'loading', slow: false })
const texts = createOptionMoney($quotes, () => '₱5,455.00')
const refresh = vi.fn(async () => {})

const choice = (option: Partial<QuotedOption>, typed?: string, ownAmount = '₱5,455.00') =>
  describeChoice({ ...quote, ...option }, typed, { ...texts, ownAmount, refresh })

test('a part is written as the page writes amounts, under a name of its own', () => {
  expect(choice({}, '1500')).toMatchObject({
    option: { id: 'part', kind: 'part' },
    amount: '₱1,500.00',
    label: 'You pay now',
    isOwn: false,
    problem: undefined
  })
  expect(choice({})).toMatchObject({ amount: '₱2,000.00' })
})

test('an option of the page’s own amount is that amount, to the letter', () => {
  expect(choice({ kind: 'full', now: 545_500 }, undefined, 'PHP 5455')).toMatchObject({
    amount: 'PHP 5455',
    label: '',
    isOwn: true
  })
})

test('an option says what paying early saves', () => {
  expect(choice({ kind: 'full', now: 535_000 }).saved).toBe('₱105.00')
  expect(choice({ kind: 'full', now: 545_500, waived: 10_500 }).saved).toBe('₱105.00')
  expect(choice({ kind: 'full', now: 545_500 }).saved).toBe('')
  expect(choice({}).saved).toBe('')
})

test('an option names in the head what it saves, or the rest in place of a date that is not its own', () => {
  expect(choice({ kind: 'full', now: 545_500 }).outcome).toBeUndefined()
  const { label, outcome } = choice({ kind: 'full', now: 535_000 })
  expect(label).toBe('If you pay today')
  expect(outcome).toEqual({ standing: '₱105.00 off', cost: '' })
  expect(choice({ kind: 'full', now: 555_000 }).outcome).toBeUndefined()
  const standing = expect.stringMatching(/^Remaining ₱3,955\.00 due \d+\s\w+\s\d{4}$/)
  expect(choice({}, '1500').outcome).toEqual({ date: '', standing, cost: '' })
  expect(choice({}, '499').outcome?.standing).toMatch(/^Remaining -- due \d/)
})

test('of several payments the head names the next, not only the last', () => {
  const schedule = [
    { date: '2027-01-06', minor: 145_500 },
    { date: '2027-02-05', minor: 200_000 }
  ]
  const standingOf = (typed?: string) =>
    choice({ schedule, due: '2027-01-06', nowDue: '2026-12-07' }, typed).outcome?.standing
  expect(standingOf()).toBe(`Next payment ₱1,455.00 · ${dateText('2027-01-06')}`)
  expect(standingOf('1500')).toBe(`Next payment ₱500.00 · ${dateText('2026-12-07')}`)
  expect(standingOf('4000')).toBe(`Remaining ₱1,455.00 due ${dateText('2027-02-05')}`)
})

test('a part that may not be paid says between which amounts it has to be', () => {
  expect(choice({}, '499')).toMatchObject({
    amount: '₱2,000.00',
    problem: '₱499.00 is too little. Enter ₱500.00 to ₱5,455.00'
  })
  expect(choice({ min: undefined, max: undefined }, '5456').problem).toBe(
    '₱5,456.00 is too much. Enter ₱2,000.00 to ₱2,000.00'
  )
  for (const typed of ['much', '']) {
    expect(choice({}, typed).problem).toBe('Enter an amount from ₱500.00 to ₱5,455.00')
  }
})

test('a wrong amount is led to its field, or said where there is none', () => {
  const { correct } = choice({}, '499')
  correct()
  expect($toast.get()?.text).toMatch(/too little/)
  $toast.set(undefined)
  document.body.innerHTML = '<div class="part-form"><input aria-invalid="true"></div>'
  correct()
  expect(document.activeElement?.tagName).toBe('INPUT')
  expect($toast.get()).toBeUndefined()
  document.body.replaceChildren()
})

test('nothing typed counts for an option that is no part', () => {
  expect(typedOption({ ...quote, kind: 'plan' }, '499')?.now).toBe(200_000)
  expect(typedOption(quote, undefined)?.now).toBe(200_000)
  expect(typedOption(quote, '')).toBeUndefined()
  expect(typedOption(quote, 'much')).toBeUndefined()
})

test('an option is paid by the channels that it names, or by any', () => {
  expect(choice({}).takes('7')).toBe(true)
  const { takes } = choice({ channels: ['8', '9'] })
  expect([takes('7'), takes('9')]).toEqual([false, true])
})

test('a quote that is over is asked for anew, and says so; one that holds is not', async () => {
  refresh.mockClear()
  expect(await choice({}).checkQuote('₱2,000.00')).toBeUndefined()
  expect(await choice({ until: '2999-01-01T00:00:00Z' }).checkQuote('₱2,000.00')).toBeUndefined()
  expect(refresh).not.toHaveBeenCalled()
  const until = new Date(Date.now() - 60_000).toISOString()
  expect(await choice({ until }).checkQuote('₱2,000.00')).toMatch(/no longer valid/)
  expect(refresh).toHaveBeenCalledOnce()
  choice({}).renew()
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('a quote of another amount than the button’s is not paid', async () => {
  expect(await choice({}).checkQuote('₱5,455.00')).toMatch(/no longer valid/)
})

test('an amount is entered as the page writes it, with its cents where it has some', () => {
  expect(texts.enter(100_000)).toBe('1,000')
  expect(texts.enter(100_050)).toBe('1,000.50')
  expect(texts.sign()).toBe('₱')
  const dotted = createOptionMoney($quotes, () => '₱5.455,00')
  expect(dotted.enter(136_375)).toBe('1.363,75')
  expect(typedOption(quote, dotted.enter(136_375))?.now).toBe(136_375)
})

test('amounts are in the currency of the quotes, once they are there', () => {
  const rupees = createOptionMoney($quotes, () => '')
  $quotes.set({ state: 'ready', data: { currency: 'INR', asOf: '', options: [] } })
  expect(rupees.money(100_000)).toContain('₹')
  $quotes.set({ state: 'loading', slow: false })
  expect(rupees.money(100_000)).not.toContain('₹')
})
