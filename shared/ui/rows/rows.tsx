import { dateText } from '../../messages/date-text.ts'
import './rows.css'

interface RowsProps {
  rows: readonly { text: string; value: string }[]
}

export function Rows({ rows }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <dl className="rows">
      {rows.map(({ text, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, and texts may repeat.
        <div className="rows_row" key={index}>
          <dt className="rows_text">{text}</dt>
          <dd className="rows_value">{dateText(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
