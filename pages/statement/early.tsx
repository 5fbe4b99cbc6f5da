import { documentMessages } from '#messages/document.ts'
import { statementMessages as messages } from '#messages/statement.ts'
import { AmountDue } from '../../shared/features/amount-due/amount-due.tsx'
import { DocumentSheet } from '../../shared/features/document/document-sheet.tsx'
import { rowSlots, type Slots } from '../../shared/island/record-slots.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'

/** The owner of the statement, and its sums; the lines come with React. */
export function Early({ slots }: { slots: Slots }) {
  const identity = [
    { text: documentMessages.holder, value: slots.optionalText('holder') },
    { text: documentMessages.contract, value: slots.text('contract') },
    { text: documentMessages.madeOn, value: slots.text('madeOn') }
  ]
  const sums = { title: messages.sums, rows: [rowSlots(slots.each('rows'))] }
  return (
    <PageFrame
      title={messages.title}
      hero={<AmountDue label={slots.text('label')} amount={slots.text('left')} />}
    >
      <Card>
        <DocumentSheet
          document={{ title: messages.title, name: '', identity, sections: [sums], notes: [] }}
        />
        <Skeleton lines={4} />
      </Card>
    </PageFrame>
  )
}
