import { expect, test } from 'vitest'
import type { Repayment } from '../../../../shared/api/repayment.ts'
import { offeredCodes } from '../../../../shared/features/repayment/offered-codes.ts'

const repayment = (code: string | undefined, ...barcodes: string[]) =>
  ({
    code: code && { code },
    channels: barcodes.map(barcode => ({ barcode }))
  }) as unknown as Repayment

test.each([
  ['₱455,00', repayment('MP1', 'MP 2', ''), ['MP1', 'MP2']],
  ['₱455,00', repayment(undefined, ''), []],
  ['₱0,00', repayment('MP1'), undefined],
  ['', repayment('MP1'), undefined]
])('%s are paid by the codes of %j: %j', (amount, answer, codes) => {
  expect(offeredCodes(amount, answer)).toEqual(codes)
})
