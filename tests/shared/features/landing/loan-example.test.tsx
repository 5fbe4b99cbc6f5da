import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LoanExample } from '../../../../shared/features/landing/loan-example.tsx'
import { english } from '../../../../shared/messages/landing/en.ts'

const offer = {
  amount: 800_000,
  days: 91,
  interest: 96_000,
  fees: 24_000,
  total: 920_000,
  rate: 'Effective interest rate 4.78% a month'
}

const draw = (offers: (typeof offer)[]) =>
  renderToStaticMarkup(
    <LoanExample
      offers={offers}
      messages={english}
      button="Register free"
      amount={0}
      choose={() => {}}
    />
  )

test('an example says total and cost once, its rate in the notation of its amounts', () => {
  const html = draw([offer, offer])
  // The question's answer and the slider's value and ends.
  expect(html.split('₱8.000,00').length - 1).toBe(4)
  expect(html).toContain(
    '<p><span>Cost</span><strong>₱1.200,00</strong></p><p><span>You pay back in total</span><strong>₱9.200,00</strong></p>'
  )
  expect(html).toContain('Example: interest ₱960,00, fees ₱240,00, 91\u00a0days')
  expect(html).toContain(
    'Effective interest rate 4,78% a month. Your own offer may differ: it is in the Disclosure Statement.'
  )
  // The form stands below it, on most phones below the first screen.
  expect(html).toMatch(/<a [^>]*href="#register">Register free<\/a>/)
})

test('an example has a mark for each amount, and no heading between headline and question', () => {
  const offers = [offer, { ...offer, amount: 1_000_000 }, { ...offer, amount: 2_000_000 }]
  const html = draw(offers)
  expect(html.split('<i></i>').length - 1).toBe(3)
  expect(html).toContain('<progress class="slider_line" value="1" max="2"></progress>')
  expect(html).toContain('<span>₱8.000,00</span><span>₱10.000,00</span><span>₱20.000,00</span>')
  expect(html).not.toContain('<h2')
})

test('between the ends a slider names its middle, where it has one', () => {
  const marksOf = (count: number) => {
    const offers = Array.from({ length: count }, (_, index) => ({
      ...offer,
      amount: (index + 1) * 100_000
    }))
    const [, marks = ''] = /slider_ends[^>]*>(.*?)<\/p>/.exec(draw(offers)) ?? []
    return [...marks.matchAll(/₱(\d+)/g)].map(([, thousands]) => Number(thousands))
  }
  expect(marksOf(2)).toEqual([1, 2])
  expect(marksOf(4)).toEqual([1, 4])
  expect(marksOf(7)).toEqual([1, 4, 7])
})
