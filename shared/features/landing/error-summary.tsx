import type { LandingMessages } from '../../messages/landing/en.ts'
import { type FieldName, fieldNames } from './register-fields.tsx'

interface ErrorSummaryProps {
  errors: Partial<Record<FieldName, string>>
  messages: LandingMessages
  onChoose: (name: FieldName) => void
}

/** All errors of the form, each with a way to its field (GOV.UK Design System). */
export function ErrorSummary({ errors, messages, onChoose }: ErrorSummaryProps) {
  const wrong = fieldNames.filter(name => errors[name])
  if (wrong.length === 0) return null
  return (
    <section className="error-summary" aria-labelledby="error-summary-title">
      <h2 className="error-summary_title" id="error-summary-title">
        {messages.problem}
      </h2>
      <ul>
        {wrong.map(name => (
          <li key={name}>
            <button type="button" className="error-summary_link" onClick={() => onChoose(name)}>
              {errors[name]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
