import { expect, test } from 'vitest'
import type { OfferTexts } from '../../../../shared/api/offer.ts'
import { summarizeCost } from '../../../../shared/features/loan-offer/cost-summary.ts'
import { offerSummary } from '../../../../shared/features/loan-offer/offer-summary.ts'
import { summaryText } from '../../../../shared/features/summary-image/summary-text.ts'
import { sampleOffer } from './sample-offer.ts'

const offer: OfferTexts = {
  ...sampleOffer,
  plan: [
    { title: '1st', text: '', amount: '₱2,727.50', time: '2027-01-19' },
    { title: '', text: '', amount: '₱2,727.50', time: '2027-02-19' }
  ],
  firstTime: '2027-01-19'
}

const summaryOf = (own: Partial<OfferTexts> = {}) => {
  const offered = { ...offer, ...own }
  return offerSummary(offered, summarizeCost(offered, '₱', undefined))
}

test('the picture of an offer has its cost, the lender’s own rows and its plan, with dates as on the page', () => {
  const { title, groups, note } = summaryOf()
  expect(title).toBe('Loan offer · Sample Peso')
  expect(groups.map(group => group.title)).toEqual([
    'What this loan costs',
    'Repayment Information',
    'Payment Plan'
  ])
  const [cost, information, plan] = groups
  expect(cost?.rows.slice(0, 4)).toEqual([
    { text: 'Term', value: '91 days' },
    { text: 'Interest', value: '0.10% per day' },
    { text: 'You get', value: '₱4,750.00' },
    { text: 'You repay in total', value: '₱5,455.00' }
  ])
  expect(information?.rows).toEqual(offer.rows)
  expect(plan?.rows).toEqual([
    { text: '1st, 19\u00a0Jan\u00a02027', value: '₱2,727.50' },
    { text: '19\u00a0Feb\u00a02027', value: '₱2,727.50' }
  ])
  expect(note).toMatch(
    /^The yearly rate counts every charge except late charges\. .*\. Worked out from the offer you saw\./
  )
})

test('the picture of an offer leaves out what the offer does not say', () => {
  const plan = [{ title: '1st', text: '', amount: '', time: '' }]
  const own = { productName: '', periods: '', rateText: '', rows: [], plan, firstTime: '' }
  const { groups, ...others } = summaryOf(own)
  expect(groups.map(({ title, rows }) => [title, rows.map(({ text }) => text)])).toEqual([
    ['What this loan costs', ['Payments', 'Late fee, once', 'Late interest per day']],
    ['Payment Plan', ['1st']]
  ])
  expect(groups[1]?.rows[0]?.value).toBe('--')
  expect(others).toEqual({
    title: 'Loan offer',
    note: 'Worked out from the offer you saw. If anything differs, your loan agreement applies.'
  })
})

test('an offer without a plan is shared without one', () => {
  const text = summaryText(summaryOf({ plan: [] }))
  expect(text).toContain('What this loan costs\nTerm: 91 days\nInterest: 0.10% per day\nYou get: ')
  expect(text).not.toContain('Payment Plan')
})
