import type { BenefitIcon, Template } from '../../api/template.ts'
import type { LandingMessages } from '../../messages/landing.ts'
import { CalendarIcon } from '../icon/calendar-icon.tsx'
import { ClockIcon } from '../icon/clock-icon.tsx'
import { DocumentIcon } from '../icon/document-icon.tsx'
import { PhoneIcon } from '../icon/phone-icon.tsx'
import { ShieldIcon } from '../icon/shield-icon.tsx'
import { WalletIcon } from '../icon/wallet-icon.tsx'

const icons: Record<BenefitIcon, typeof ClockIcon> = {
  calendar: CalendarIcon,
  clock: ClockIcon,
  document: DocumentIcon,
  phone: PhoneIcon,
  shield: ShieldIcon,
  wallet: WalletIcon
}

interface BenefitsProps {
  template: Template
  messages: LandingMessages
}

export function Benefits({ template: { benefits }, messages }: BenefitsProps) {
  if (benefits.length === 0) return null
  return (
    <section className="card benefits">
      <h2 className="card_title">{messages.benefits}</h2>
      <ul className="benefits_list">
        {benefits.map(({ icon, title, text }, index) => {
          const Icon = icons[icon]
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
    </section>
  )
}
