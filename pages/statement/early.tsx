import { statementMessages as messages } from '#messages/statement.ts'
import { AmountDue } from '../../shared/features/amount-due/amount-due.tsx'
import { DocumentSections } from '../../shared/features/document/document-sheet.tsx'
import { rowSlots, type Slots } from '../../shared/island/record-slots.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'

export function Early({ slots }: { slots: Slots }) {
  const sums = { title: messages.sums, rows: [rowSlots(slots.each('rows'))] }
  return (
    <PageFrame
      title={messages.title}
      hero={<AmountDue label={slots.text('label')} amount={slots.text('left')} />}
    >
      <Card>
        <div className="document">
          <DocumentSections sections={[sums]} />
          <Skeleton lines={4} />
        </div>
      </Card>
    </PageFrame>
  )
}
