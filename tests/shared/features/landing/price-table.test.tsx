import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceTable } from '../../../../shared/features/landing/price-table.tsx'
import { english } from '../../../../shared/messages/landing/en.ts'

const rate = 'Interest 4% a month; effective interest rate 4.78% a month'
const small = { amount: 500_000, days: 91, interest: 60_000, fees: 15_000, total: 575_000, rate }
const large = { ...small, amount: 1_000_000, interest: 120_000, fees: 30_000, total: 1_150_000 }

const textOf = (offers: (typeof small)[]) =>
  renderToStaticMarkup(<PriceTable offers={offers} messages={english} />).replace(
    /(<[^>]+>)+/g,
    '|'
  )

test('prices say what each amount costs, and the term and rate of all of them once', () => {
  const text = textOf([small, large])
  expect(text).toContain('₱5.000,00|₱750,00|₱5.750,00')
  expect(text).toContain('₱10.000,00|₱1.500,00|₱11.500,00')
  expect(text.split('91').length - 1).toBe(1)
  expect(text).toContain(
    'Over 91\u00a0days · Interest 4% a month; effective interest rate 4,78% a month|'
  )
})

test('amounts of different terms or rates have each its own', () => {
  const text = textOf([small, { ...large, days: 182, rate: '' }])
  expect(text).toContain('₱5.000,00|Over 91\u00a0days · Interest 4%')
  expect(text).toContain('₱10.000,00|Over 182\u00a0days|')
  expect(text).toContain('|Your own offer may differ: it is in the Disclosure Statement.|')
  expect(textOf([small, { ...large, rate: '' }])).toContain('₱10.000,00|Over 91\u00a0days|')
})

test('no price without an offer, and no rate where none is named', () => {
  expect(textOf([])).toBe('')
  expect(textOf([{ ...small, rate: '' }])).toContain('|Over 91\u00a0days|')
})
