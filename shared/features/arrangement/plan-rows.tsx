import type { QuotedOption } from '../../api/pay-option.ts'
import { dateText } from '../../messages/date-text.ts'
import './plan-rows.css'

interface PlanRowsProps {
  plan: Pick<QuotedOption, 'schedule'>
  money: (minor: number) => string
}

export function PlanRows({ plan, money }: PlanRowsProps) {
  return (
    <ol className="plan-rows">
      {plan.schedule.map(({ date, minor }) => (
        <li className="plan-rows_row" key={date}>
          <span>{dateText(date)}</span> <strong>{money(minor)}</strong>
        </li>
      ))}
    </ol>
  )
}
