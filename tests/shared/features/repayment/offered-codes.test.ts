import { expect, test } from 'vitest'
import type { Repayment } from '../../../../shared/api/repayment.ts'
import { offeredCodes } from '../../../../shared/features/repayment/offered-codes.ts'

const channels = [{ barcode: 'MP 2' }, { barcode: '' }]
const delay = { amount: '₱455,00' }

test.each([
  [{ code: { code: 'MP1' }, delay }, 'extension', ['MP1', 'MP 2', '']],
  [{ delay }, 'extension', ['', 'MP 2', '']],
  [{ delay: { amount: '₱0,00' } }, 'extension', undefined],
  [{}, 'extension', undefined],
  [{ amount: '₱5.455,00' }, 'instalment', ['', 'MP 2', '']]
] as const)('an answer with %j offers as an %s the codes %j', (answer, kind, codes) => {
  const data = { amount: '', channels, ...answer } as unknown as Repayment
  expect(offeredCodes(kind)(data)).toEqual(codes)
  expect(offeredCodes(kind)(undefined)).toBeUndefined()
})
