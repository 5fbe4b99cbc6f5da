import type { RepaymentKind } from '../../shared/api/repayment.ts'

/** Whether the page's address is of an extension, by its `isDelay`. */
export function kindOf(isDelay: string | undefined): RepaymentKind {
  return isDelay === '1' ? 'extension' : 'instalment'
}
