import { expect, test } from 'vitest'
import type { OfferTexts } from '../../../../shared/api/offer.ts'
import { summarizeCost } from '../../../../shared/features/loan-offer/cost-summary.ts'
import { headRows, offerFigures } from '../../../../shared/features/loan-offer/offer-figures.ts'
import { sampleOffer as offer } from './sample-offer.ts'

const figuresOf = (own: Partial<OfferTexts> = {}) => {
  const offered = { ...offer, ...own }
  return offerFigures(offered, summarizeCost(offered, '₱', undefined))
}

test('an offer says what is received, what is repaid and when, and each other fact once', () => {
  const { head, dateLabel, date, term, rows } = figuresOf()
  expect(head).toEqual([
    { text: 'You get', value: '₱4,750.00' },
    { text: 'You repay in total', value: '₱5,455.00' }
  ])
  expect([dateLabel, date, term]).toEqual(['Due date', '2027-02-23', '91 days'])
  expect(rows.map(({ text }) => text)).toEqual([
    'Interest and fees',
    'Effective yearly rate',
    'Interest',
    'Loan amount',
    'Late fee, once',
    'Late interest per day'
  ])
})

test('a loan that stands among the server’s rows is not repeated, in whatever words they name it', () => {
  const listed = (value: string) => {
    const rows = [...offer.rows, { text: 'Halaga ng loan', value }]
    return !figuresOf({ rows }).rows.some(({ text }) => text === 'Loan amount')
  }
  expect(listed('₱5,000.00')).toBe(true)
  expect(listed('₱250.00')).toBe(false)
})

test('an amount received or repaid that equals the loan does not stand for it', () => {
  const rows = [
    { text: 'Amount received', value: '₱5,000.00' },
    { text: 'Total to repay', value: '₱5,455.00' }
  ]
  expect(figuresOf({ rows }).rows.map(({ text }) => text)).toContain('Loan amount')
})

test('an offer of several payments says how many, and when and how much the first one is', () => {
  const plan = ['2027-01-19', '2027-02-23'].map(time => ({
    title: '',
    text: '',
    amount: '₱2,727.50',
    time
  }))
  const { dateLabel, term, rows } = figuresOf({ plan, firstTime: '2027-01-19' })
  expect([dateLabel, term]).toEqual(['2 payments, first ₱2,727.50 on', ''])
  expect(rows).toContainEqual({ text: 'Term', value: '91 days' })
  expect(rows.map(({ text }) => text)).not.toContain('Payments')
})

test('the first payment is due when the offer says, else on the first day of its plan', () => {
  const paymentOn = (time: string) => ({ title: '', text: '', amount: '₱2,727.50', time })
  const plan = ['2027-02-23', '2027-01-19'].map(paymentOn)
  const dateOf = (own: Partial<OfferTexts>) => figuresOf({ plan, ...own }).date
  expect(dateOf({ firstTime: '' })).toBe('2027-01-19')
  expect(dateOf({ firstTime: '2027-01-20' })).toBe('2027-01-20')
  expect(dateOf({ firstTime: '', plan: [] })).toBe('')
})

test('the date of a payment stands also where the amounts are in another currency', () => {
  expect(offerFigures(offer, summarizeCost(offer, '₹', undefined)).date).toBe('2027-02-23')
})

test('an offer without an amount has no place for it', () => {
  const { head, rows } = figuresOf({ amount: undefined, rows: [] })
  expect([...head, ...rows].filter(({ value }) => value === '--')).toEqual([])
})

test('an offer that does not say what it costs has the loan alone in its head', () => {
  expect(figuresOf({ rows: [], plan: [] }).head).toEqual([
    { text: 'Loan amount', value: expect.stringMatching(/^₱5.000.00$/) }
  ])
})

test('an offer that says only one of its two amounts has the loan itself in its head, too', () => {
  const [received, total] = offer.rows
  const lines = (own: Partial<OfferTexts>) => figuresOf(own).head.map(({ text }) => text)
  expect(lines({ rows: received ? [received] : [], plan: [] })).toEqual(['Loan amount'])
  expect(lines({ rows: total ? [total] : [], plan: [] })).toEqual([
    'Loan amount',
    'You repay in total'
  ])
})

test('an offer without a plan is one repayment, on the day that it names', () => {
  const { dateLabel, date, rows } = figuresOf({ plan: [] })
  expect([dateLabel, date]).toEqual(['Due date', '2027-02-23'])
  expect(rows.map(({ text }) => text)).not.toContain('Payments')
})

test('a plan without dates says how many payments, and nothing of the first one', () => {
  const payment = { title: '', text: '', amount: '₱2,727.50', time: '' }
  const { rows, date } = figuresOf({ plan: [payment, payment], firstTime: '' })
  expect(date).toBe('')
  expect(rows).toContainEqual({ text: 'Payments', value: '2' })
  expect(rows.map(({ text }) => text)).not.toContain('First payment')
})

test('the terms that were accepted are the head and the day, as far as they are known', () => {
  const cost = summarizeCost(offer, '₱', undefined)
  expect(headRows(offer, cost)).toEqual([
    { text: 'You get', value: '₱4,750.00' },
    { text: 'You repay in total', value: '₱5,455.00' },
    { text: 'Due date', value: '2027-02-23' }
  ])
  const undated = { ...offer, plan: [], firstTime: '' }
  expect(headRows(undated, summarizeCost(undated, '₱', undefined))).toHaveLength(2)
  expect(headRows(offer, undefined)).toEqual([])
})
