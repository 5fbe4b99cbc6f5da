import type { Repayment } from '../../api/repayment.ts'
import { stateOfCode } from '../payments/expired-codes.ts'
import { type Slip, slipOfCode } from './slip.ts'

/** The loan's own code for the same counter, where a picture does not load; undefined if that code may be wrong or refused. */
export function spareSlip(
  { kind, place }: Pick<Slip, 'kind' | 'place'>,
  repayment: Repayment | undefined
): Slip | undefined {
  const code = repayment?.code
  if (!code || kind === 'code' || code.title !== place) return undefined
  const { down, qr, appLink, min, max } = code
  const isDoubtful = down || qr || appLink || min !== undefined || max !== undefined
  const isUsable = !isDoubtful && stateOfCode(code.code, code.expiresAt) !== 'expired'
  return isUsable ? slipOfCode(repayment, kind) : undefined
}
