import { legalMessages as messages } from '#messages/legal.ts'
import { LinkedText } from '../ui/unbroken/linked-text.tsx'

export function LegalSummary({ points }: { points: readonly string[] }) {
  return (
    <section className="legal_section">
      <h2>{messages.short}</h2>
      <ul className="legal_points">
        {points.map(point => (
          <li key={point}>
            <LinkedText>{point}</LinkedText>
          </li>
        ))}
      </ul>
      <p>
        <strong>{messages.governs}</strong>
      </p>
      <h2>{messages.full}</h2>
    </section>
  )
}
