import { statementMessages as messages } from '#messages/statement.ts'
import { DocumentSections } from '../../shared/features/document/document-sheet.tsx'
import { EarlyHead } from '../../shared/features/loan-head/early-head.tsx'
import { rowSlots, type Slots } from '../../shared/island/record-slots.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { EarlyLink } from '../../shared/ui/button/early-link.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'

export function Early({ slots }: { slots: Slots }) {
  const sums = { title: messages.sums, rows: [rowSlots(slots.each('rows'))] }
  return (
    <PageFrame
      title={messages.title}
      hero={<EarlyHead slots={slots} label={slots.text('label')} amount={slots.text('amount')} />}
    >
      <Card>
        <DocumentSections sections={[sums]} />
      </Card>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <ActionBar condition={slots.condition('asks')}>
        <EarlyLink to="repay.html" variant="primary" hint={slots.text('amount')}>
          {messages.repay}
        </EarlyLink>
      </ActionBar>
    </PageFrame>
  )
}
