import type { Template } from '../../api/template.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Card } from '../../ui/card/card.tsx'
import { benefitIcons } from './benefit-icons.ts'

interface BenefitsProps {
  template: Template
  messages: LandingMessages
}

export function Benefits({ template: { benefits }, messages }: BenefitsProps) {
  if (benefits.length === 0) return null
  return (
    <Card className="benefits" title={messages.benefits}>
      <ul className="benefits_list">
        {benefits.map(({ icon, title, text }, index) => {
          const Icon = benefitIcons[icon]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat.
            <li className="benefits_item" key={index}>
              <span className="benefits_icon">
                <Icon />
              </span>
              <div>
                <h3 className="benefits_title">{title}</h3>
                <p className="benefits_text">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
