import { expect, test } from 'vitest'
import { fetchNewOffer, type NewOffer, offerCall } from '../../../../shared/api/confirmation-new.ts'
import { summarizeCost } from '../../../../shared/features/loan-offer/cost-summary.ts'
import { earlyOfferValues } from '../../../../shared/features/loan-offer/early-offer-values.ts'
import { offerFigures } from '../../../../shared/features/loan-offer/offer-figures.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'
import { readEarly } from '../../../setup/read-early.ts'
import { pathsOf, spoilt, textsOf, withField } from '../../api/spoilt.ts'

const backend = prepareBackend()

const wire = {
  comProductName: 'Sample Peso',
  amount: '500000',
  periods: 91,
  termUnit: 'day',
  details: [
    { text: 'Amount received', value: '4,750.00' },
    { text: 'Total to repay', value: '5,455.00' },
    { text: 'Interest', value: 455 }
  ],
  repay_plans: [
    { title: '1st', description: '', amount: '2,000.00', pay_time: '2027-01-19' },
    { title: '2nd', description: '', amount: '3,455.00', pay_time: '2027-02-19' }
  ],
  firstPayTime: '2027-01-19',
  pRateDsc: '0.10% per day',
  currency: '₱'
}

const valuesOf = (data: unknown, search = '') =>
  earlyOfferValues(readEarly(offerCall, data), new URLSearchParams(search), Number.NaN, '₱')

async function read(attach: unknown): Promise<NewOffer> {
  backend.open('confirm-new')
  answerWith({ code: '00', alteration: '', attach })
  const { data } = await fetchNewOffer('301')
  if (!data) throw new Error('The offer was not read')
  return data
}

/** The values that the page shows of an offer, under the names of the places. */
function pageValues(offer: NewOffer) {
  const { productName, rows } = offer
  const plan = offer.plan.map(({ title, text, amount, time }) => ({ title, text, amount, time }))
  const summary = summarizeCost(offer, '₱', undefined)
  const { rows: cost, ...figures } = offerFigures(offer, summary)
  const remind = summary.first ? 'Add to calendar' : ''
  return { productName, rows, plan, note: summary.note, cost, remind, ...figures }
}

test('an offer shows early what the page makes of it', async () => {
  expect(valuesOf(wire)).toMatchObject(pageValues(await read(wire)))
  expect(valuesOf(wire)).toMatchObject({
    date: '2027-01-19',
    remind: 'Add to calendar',
    rows: [{}, {}, { text: 'Interest', value: '455' }]
  })
})

test('an offer shows the same, whichever field comes as something else, or is left to the page', async () => {
  let same = 0
  for (const path of pathsOf(wire)) {
    for (const [, value] of spoilt) {
      const data = withField(wire, path, value)
      let values: ReturnType<typeof valuesOf>
      try {
        values = valuesOf(data)
      } catch {
        continue
      }
      // No place takes a row with a gap, or a text to be cut.
      if (values.rows.some(({ text, value }) => !text || !value)) continue
      if (textsOf(values).some(({ length }) => length > 5000)) continue
      expect(values, `${path} ${JSON.stringify(value)}`).toMatchObject(pageValues(await read(data)))
      same++
    }
  }
  expect(same).toBeGreaterThan(100)
})

test.each([
  ['no record', null],
  ['a list', []],
  ['no amount', { ...wire, amount: 0 }],
  ['no term', { ...wire, periods: undefined }],
  ['no list of rows', { ...wire, details: undefined }],
  ['a payment that is none', { ...wire, repay_plans: ['none'] }]
])('%s is left to the page', (_, data) => {
  expect(() => valuesOf(data)).toThrow()
})

test('the address says which currency it is where nothing else does', () => {
  const clarity = (search: string) =>
    earlyOfferValues(
      readEarly(offerCall, wire),
      new URLSearchParams(search),
      Number.NaN
    ).head[0]?.value.slice(0, 1)
  expect(clarity('clarity=1')).toBe('₹')
  expect(clarity('clarity=1&clarity=2')).toBe('₱')
  expect(clarity('')).toBe('₱')
})

test('the first payment of a plan that begins with its last is the one that the page names', async () => {
  const latestFirst = { ...wire, repay_plans: [...wire.repay_plans].reverse(), firstPayTime: '' }
  expect(valuesOf(latestFirst)).toMatchObject({
    ...pageValues(await read(latestFirst)),
    dateLabel: '2 payments, first ₱2,000.00 on',
    date: '2027-01-19'
  })
})

test('a day that is no date is not put into the calendar', () => {
  const plan = wire.repay_plans.map(entry => ({ ...entry, pay_time: 'next payday' }))
  const values = valuesOf({ ...wire, repay_plans: plan, firstPayTime: '' })
  expect(values).toMatchObject({ date: 'next payday', remind: '', note: '' })
})
