import { company } from '../../config/company.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { ShieldIcon } from '../../ui/icon/shield-icon.tsx'

export function LenderLine({ messages }: { messages: LandingMessages }) {
  return (
    <div className="lender-line">
      <ShieldIcon />
      <div>
        <strong>{company.legalName}</strong>
        {company.registrations.map(({ label, number }) => (
          <div key={label}>
            {label} {number}
          </div>
        ))}
        {company.register && (
          <a href={company.register.url}>
            {formatMessage(messages.checkRegister, { regulator: company.register.regulator })}
          </a>
        )}
      </div>
    </div>
  )
}
