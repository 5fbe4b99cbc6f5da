import type { OptionText } from './describe-option.ts'
import './option-rows.css'

/** Spans, since they stand in the label of a choice, too. */
export function OptionRows({ rows }: Pick<OptionText, 'rows'>) {
  return (
    <span className="option-rows">
      {rows.map(({ text, value, detail }) => (
        <span className="option-rows_row" key={text}>
          <span>
            {text}
            {detail && (
              <>
                , <span className="option-rows_detail">{detail}</span>
              </>
            )}
          </span>{' '}
          <strong>{value}</strong>
        </span>
      ))}
    </span>
  )
}
