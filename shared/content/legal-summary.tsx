import { legalMessages as messages } from '#messages/legal.ts'
import { Unbroken } from '../ui/unbroken/unbroken.tsx'

export function LegalSummary({ points }: { points: readonly string[] }) {
  return (
    <section className="legal_section">
      <h2>{messages.short}</h2>
      <ul className="legal_points">
        {points.map(point => (
          <li key={point}>
            <Unbroken>{point}</Unbroken>
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
