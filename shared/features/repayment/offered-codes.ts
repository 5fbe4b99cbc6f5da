import type { Repayment } from '../../api/repayment.ts'
import { payableOf } from '../../loan/payable.ts'
import { plainCode } from '../payments/expired-codes.ts'

/** The codes that pay an amount; undefined where nothing is to be paid. */
export function offeredCodes(
  amount: string,
  { code, channels }: Pick<Repayment, 'code' | 'channels'>
): string[] | undefined {
  if (payableOf(amount) !== 'payable') return undefined
  return [code?.code ?? '', ...channels.map(({ barcode }) => plainCode(barcode))].filter(Boolean)
}
