import type { LinkVerdict } from '../../context/link.ts'
import { checkCode, isPayable } from '../../loan/payment-code/check-code.ts'
import { expectedOf, judgeWallet } from './pay-gate.ts'

export interface CheckedWay {
  /** Refused where there is none that may be opened. */
  link: LinkVerdict
  /** '' where there is none that may be drawn. */
  qr: string
  /** Whether the payer has to type the amount. */
  isOpen: boolean
  /** Whether nothing is offered because one of the two pays another amount, or somebody else. */
  isWrong: boolean
}

const none: CheckedWay = { link: { kind: 'refused' }, qr: '', isOpen: false, isWrong: false }

/** Checks a way to pay before it is drawn or opened. `amount` is the text that the page shows. */
export function checkWay(way: { appLink: string; qr: string }, amount: string): CheckedWay {
  const expected = expectedOf(amount)
  if (!expected) return none
  const { appLink, qr } = way
  const verdict = qr ? checkCode(qr, expected) : undefined
  const link = judgeWallet(appLink, amount)
  const isGoodCode = verdict !== undefined && isPayable(verdict)
  const isWrong =
    (appLink !== '' && link.kind === 'refused') || (verdict !== undefined && !isGoodCode)
  // Where the link or the code is wrong, the page trusts neither.
  if (isWrong) return { ...none, isWrong }
  return { link, qr, isOpen: verdict === 'open', isWrong }
}
