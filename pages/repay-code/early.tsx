import { commonMessages as common } from '#messages/common.ts'
import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { EarlyAmountHead } from '../../shared/features/loan-head/early-amount-head.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { CodeSheet } from './code-sheet.tsx'

export function Early({ slots }: { slots: Slots }) {
  const code = slots.text('code')
  const amount = slots.text('amount')
  const address = {
    variant: 'code',
    code,
    amount,
    picture: '',
    place: '',
    namedPicture: '',
    due: '',
    isExtension: false,
    expiresAt: '',
    isForCashier: true
  } as const
  return (
    <PageFrame
      title={common.repaymentCode}
      hero={<EarlyAmountHead slots={slots} label={messages.amount} amount={amount} />}
    >
      <CodeSheet address={address} digits={code}>
        <div className="repay-code_channel">
          <div>
            {slots.condition('picture')}
            <Picture source="" size="small" />
          </div>
          <h2>{slots.optionalText('place')}</h2>
        </div>
      </CodeSheet>
    </PageFrame>
  )
}
