import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LoanFacts } from '../../../shared/features/loan-facts/loan-facts.tsx'

test('an empty card is left out, one with a name alone is not', () => {
  expect(renderToStaticMarkup(<LoanFacts logo="" name="" rows={[]} />)).toBe('')
  expect(renderToStaticMarkup(<LoanFacts logo="" name="Peso" rows={[]} />)).toContain('Peso')
})
