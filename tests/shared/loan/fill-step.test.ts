import { expect, test } from 'vitest'
import { fillStep } from '../../../shared/loan/fill-step.ts'

const values = { code: 'MP1', amount: '₱5', biller: 'Sample {code}', contract: '' }

test('a step carries the borrower’s own values, each as it is', () => {
  const step = 'Pay {amount} to {biller} with {code}, for {contract}; {code} again, {other} not.'
  expect(fillStep(step, values)).toBe(
    'Pay ₱5 to Sample {code} with MP1, for --; MP1 again, {other} not.'
  )
})
