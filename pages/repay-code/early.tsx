import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { AmountDue } from '../../shared/features/amount-due/amount-due.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { CodeSheet } from './code-sheet.tsx'

/** A code to be read out that the server names for the loan. */
export function Early({ slots }: { slots: Slots }) {
  const code = slots.text('code')
  const amount = slots.text('amount')
  const address = {
    variant: 'code',
    code,
    amount,
    picture: '',
    namedPicture: '',
    expiresAt: ''
  } as const
  return (
    <PageFrame
      title={messages.title}
      hero={<AmountDue label={messages.amount} amount={slots.text('amount')} />}
    >
      <CodeSheet address={address} digits={code}>
        <div className="repay-code_channel">
          {slots.condition('picture')}
          <Picture source="" size="small" />
        </div>
      </CodeSheet>
    </PageFrame>
  )
}
