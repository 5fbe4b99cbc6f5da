import { commonMessages as common } from '#messages/common.ts'
import { complaintNextMessages as messages } from '#messages/complaint.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { Chip } from '../../shared/ui/chip/chip.tsx'

const [beforeNumber, afterNumber] = common.loanNumber.split('{number}')

interface AboutCardProps {
  tags: readonly string[]
  orderNo: string
  loan: string
  onChange: () => void
}

export function AboutCard({ tags, orderNo, loan, onChange }: AboutCardProps) {
  return (
    <Card className="complaint-next_about">
      <h2>{messages.about}</h2>
      <Button variant="quiet" onClick={onChange}>
        {common.change}
      </Button>
      <ul className="complaint-next_tags">
        {tags.map((tag, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sub-type may be called as its type.
          <li key={index}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
      {loan && <p className="complaint-next_loan">{loan}</p>}
      {orderNo && (
        <p className="complaint-next_order">
          {beforeNumber}
          {orderNo}
          {afterNumber}
        </p>
      )}
    </Card>
  )
}
