import { noAmount } from '../../loan/no-amount.ts'
import { dateText } from '../../messages/date-text.ts'
import './plan-list.css'

interface PlanListProps {
  entries: readonly { title: string; text: string; amount: string; time: string }[]
}

export function PlanList({ entries }: PlanListProps) {
  return (
    <ol className="plan-list">
      {entries.map(({ title, text, amount, time }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: payments have no identity but their place.
        <li className="plan-list_entry" key={index}>
          <p className="plan-list_title">
            {title || (amount ? dateText(time) || noAmount : `${index + 1}.`)}
          </p>
          {amount && <p className="plan-list_amount">{amount}</p>}
          {!title && !amount && <p>{dateText(time) || noAmount}</p>}
          {title && time && <p className="plan-list_time">{dateText(time)}</p>}
          {text && <p className="plan-list_text">{text}</p>}
        </li>
      ))}
    </ol>
  )
}
