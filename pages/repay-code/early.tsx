import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { datesOf } from '../../shared/features/loan-head/early-head.tsx'
import { EarlyTone } from '../../shared/features/loan-head/head-tone.tsx'
import { HeadDates } from '../../shared/features/loan-head/loan-head.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { AmountHead, amountId } from './amount-head.tsx'
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
    expiresAt: ''
  } as const
  return (
    <PageFrame
      title={messages.title}
      hero={
        <>
          <EarlyTone slots={slots} />
          <AmountHead label={messages.amount} amount={amount}>
            <CopyButton text={amount} what={messages.amount} shownIn={amountId} iconOnly />
          </AmountHead>
          <HeadDates {...datesOf(slots)} />
        </>
      }
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
