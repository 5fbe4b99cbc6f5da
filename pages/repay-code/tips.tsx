import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { Steps } from '../../shared/ui/steps/steps.tsx'
import type { AddressCode } from './address.ts'

interface TipsProps {
  address: AddressCode
  isToSave: boolean
  isUnconfirmed: boolean
}

export function Tips({ address, isToSave, isUnconfirmed }: TipsProps) {
  const { variant, amount, isForCashier } = address
  const { counterTip, saveTip, screenshotTip, qrTips, codeTips } = messages
  const firstTip = isToSave ? saveTip : screenshotTip
  // The second one says to pay the exact amount: not one that only a link names.
  const [, exactly] = codeTips
  const isAmountSure = !['', noAmount].includes(amount) && !isUnconfirmed
  const [give, ...after] = codeTips
    .filter(tip => tip !== exactly || isAmountSure)
    .map(tip => formatMessage(tip, { amount }))
  const isQr = variant === 'qr'
  return (
    <Card title={messages.howTo} className="repay-code_tips">
      {isQr && isForCashier && <h3>{messages.atCounter}</h3>}
      {(isForCashier || !isQr) && <Steps steps={[isQr ? counterTip : `${give}`, ...after]} />}
      {isQr && <h3>{messages.onPhone}</h3>}
      {isQr && <Steps steps={[firstTip, ...qrTips]} />}
    </Card>
  )
}
