import type { RepaymentKind } from '../../shared/loan/amount-of.ts'

/** The `isDelay` of an address that is of an extension. */
export const extensionFlag = '1'

/** Whether the page's address is of an extension, by its `isDelay`. */
export function kindOf(isDelay: string | undefined): RepaymentKind {
  return isDelay === extensionFlag ? 'extension' : 'instalment'
}
