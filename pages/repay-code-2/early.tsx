import { commonMessages as common } from '#messages/common.ts'
import { codeMessages as messages } from '#messages/repayment.ts'
import type { CodeInstructions } from '../../shared/api/code-instructions.ts'
import { ExtensionNote } from '../../shared/features/cashier/extension-note.tsx'
import { EarlyAmountHead } from '../../shared/features/loan-head/early-amount-head.tsx'
import { AfterExtension } from '../../shared/features/repayment/after-extension.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Instructions } from './instructions.tsx'

function instructionSlots(slots: Slots): CodeInstructions {
  const notice = slots.each('notices')
  const way = notice.each('items')
  return {
    kind: 'instalment',
    logo: '',
    title: slots.text('title'),
    code: slots.text('code'),
    contractNumber: slots.text('contractNumber'),
    total: slots.text('total'),
    date: '',
    nextDate: '',
    owed: '',
    expiresAt: '',
    fee: '',
    note: '',
    appLink: '',
    qr: '',
    down: '',
    notices: [
      {
        title: notice.text('title'),
        items: [{ name: way.text('name'), steps: [way.each('steps').entry()] }]
      }
    ]
  }
}

export function Early({ slots }: { slots: Slots }) {
  const instructions = instructionSlots(slots)
  return (
    <PageFrame
      title={common.repaymentCode}
      hero={<EarlyAmountHead slots={slots} label={messages.total} amount={instructions.total} />}
    >
      <Instructions
        instructions={instructions}
        digits={instructions.code}
        note={
          <>
            <ExtensionNote>{slots.condition('extension')}</ExtensionNote>
            <AfterExtension
              nextDate={slots.optionalText('nextDate')}
              remainder={slots.optionalText('remainder')}
            >
              {slots.condition('nextDate')}
            </AfterExtension>
          </>
        }
      />
    </PageFrame>
  )
}
