import { brand } from '../../config/brand.ts'
import { company } from '../../config/company.ts'
import { dialledPhone } from '../../lib/dialled-phone.ts'
import { ownAddress } from '../../lib/own-address.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'

/** Regulators ask for this in every advertisement. */
export function LenderNote({ messages }: { messages: LandingMessages }) {
  return (
    <footer className="lender-note">
      <p className="lender-note_study">
        {formatMessage(messages.studyStatement, { statement: messages.statement[brand.market] })}
      </p>
      <p>
        {messages.lender}: {company.legalName}
      </p>
      {company.registrations.map(({ label, number }) => (
        <p key={label}>
          {label} {number}
        </p>
      ))}
      <p>{company.address}</p>
      <p className="lender-note_links">
        {company.register && (
          <a className="lender-note_link" href={company.register.url}>
            {formatMessage(messages.checkRegister, { regulator: company.register.regulator })}
          </a>
        )}
        <a className="lender-note_link" href={`tel:${dialledPhone(company.phone)}`}>
          {company.phone}
        </a>
        <a className="lender-note_link" href={`mailto:${company.email}`}>
          {company.email}
        </a>
        <a className="lender-note_link" href={ownAddress('/site/policy.html')}>
          {messages.privacy}
        </a>
      </p>
    </footer>
  )
}
