import type { Problem } from '../../shared/lib/schema-problems.ts'
import { templatesMessages as messages } from '../../shared/messages/en/templates.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { controlId } from './editing.ts'

function goTo(field: string): void {
  const control = document.getElementById(controlId(field))
  const group = control?.closest('details')
  if (group) group.open = true
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

/** A field as JSON has it, not an address or a file. */
const isPath = (field: string) => !field.includes(' ')

interface ProblemListProps {
  problems: readonly Problem[]
  labelOf: (field: string) => string
  hasPaths?: boolean
  onGo: () => void
}

export function ProblemList({ problems, labelOf, hasPaths, onGo }: ProblemListProps) {
  const count = problems.length
  return (
    <div id="problems" role="status" className={count > 0 ? 'problems is-wrong' : 'problems'}>
      {count === 0 ? (
        messages.sound
      ) : (
        <p className="problems_title">
          {count === 1 ? messages.problems.one : formatMessage(messages.problems.many, { count })}
        </p>
      )}
      <ul>
        {problems.map(({ field, reason }) => (
          <li className="problems_problem" key={field + reason}>
            <button
              type="button"
              className="problems_link"
              onClick={() => {
                onGo()
                // The fields may have to be drawn first.
                requestAnimationFrame(() => goTo(field))
              }}
            >
              {labelOf(field)}
            </button>{' '}
            {reason} {hasPaths && isPath(field) && labelOf(field) !== field && <code>{field}</code>}
          </li>
        ))}
      </ul>
    </div>
  )
}
