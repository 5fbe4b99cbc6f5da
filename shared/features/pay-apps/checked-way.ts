import type { LinkVerdict } from '../../context/link.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { checkCode, isPayable } from '../../loan/payment-code/check-code.ts'
import { expectedOf, judgeWallet } from './pay-gate.ts'

export interface CheckedWay {
  /** Refused where no link may be opened. */
  link: LinkVerdict
  isFilled: boolean
  /** '' where no code may be drawn. */
  qr: string
  /** Whether the payer has to type the amount. */
  isOpen: boolean
  /** Nothing is offered: one of the two pays another amount or somebody else. */
  isWrong: boolean
}

const none: CheckedWay = {
  link: { kind: 'refused' },
  isFilled: false,
  qr: '',
  isOpen: false,
  isWrong: false
}

const namesAmount = (link: string, minor: number) =>
  link.split(/[?&=#]/).some(text => parseAmountText(text)?.minor === minor)

export function checkWay(way: { appLink: string; qr: string }, amount: string): CheckedWay {
  const expected = expectedOf(amount)
  if (!expected) return none
  const { appLink, qr } = way
  const verdict = qr ? checkCode(qr, expected) : undefined
  const link = judgeWallet(appLink, amount)
  const isGoodCode = verdict !== undefined && isPayable(verdict)
  const isWrong =
    (appLink !== '' && link.kind === 'refused') || (verdict !== undefined && !isGoodCode)
  // If one of the two is wrong, neither is trusted.
  if (isWrong) return { ...none, isWrong }
  return {
    link,
    isFilled: namesAmount(appLink, expected.minor),
    qr,
    isOpen: verdict === 'open',
    isWrong
  }
}
