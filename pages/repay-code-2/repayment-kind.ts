import type { RepaymentKind } from '../../shared/loan/amount-of.ts'

/** The address's `isDelay` for an extension. */
export const extensionFlag = '1'

export function repaymentKind(isDelay: string | undefined): RepaymentKind {
  return isDelay === extensionFlag ? 'extension' : 'instalment'
}
