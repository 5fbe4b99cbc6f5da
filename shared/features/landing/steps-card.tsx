import type { Template } from '../../api/template.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Card } from '../../ui/card/card.tsx'

interface StepsCardProps {
  steps: Template['steps']
  messages: LandingMessages
}

export function StepsCard({ steps, messages }: StepsCardProps) {
  if (steps.length === 0) return null
  return (
    <Card title={messages.steps}>
      <ol className="steps">
        {steps.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat.
          <li className="steps_step" key={index}>
            <h3 className="steps_title">{title}</h3>
            <p className="steps_text">{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
