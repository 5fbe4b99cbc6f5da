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

test('an example has its rate in the notation of its amounts', () => {
  const html = renderToStaticMarkup(<LoanExample offers={[offer, offer]} messages={english} />)
  expect(html).toContain('₱8.000,00')
  expect(html).toContain('Effective interest rate 4,78% a month')
})
