import type { ReactNode } from 'react'
import { siteMessages } from '#messages/site.ts'
import { brand } from '../../config/brand.ts'
import type { Company } from '../../config/company-settings.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { MailLink, PhoneLink } from '../unbroken/links.tsx'
import { Unbroken } from '../unbroken/unbroken.tsx'

const { footer: messages } = siteMessages

interface FooterPart {
  company: Company
}

/** To the regulator's own list, which has the company's numbers. */
export function RegisterLink({ company: { register } }: FooterPart) {
  if (!register) return null
  const { regulator, url } = register
  return (
    <p>
      <a href={url}>{formatMessage(siteMessages.checkRegister, { regulator })}</a>
    </p>
  )
}

function Contacts({ company: { phone, email, openingHours, grievance, regulators } }: FooterPart) {
  return (
    <>
      <section>
        <h2>{messages.reachUs}</h2>
        <p>
          {messages.phone}: <PhoneLink to={phone} />
        </p>
        <p>
          {messages.email}: <MailLink to={email} />
        </p>
        <p>
          {messages.hours}: {openingHours}
        </p>
      </section>
      <section>
        <h2>{messages.complain}</h2>
        <p>
          {grievance.officer}: <PhoneLink to={grievance.phone} />
        </p>
        <p>
          <MailLink to={grievance.email} />
        </p>
        {regulators.map(({ name, website }) => (
          <p key={name}>
            <a href={website}>{name}</a>
          </p>
        ))}
      </section>
    </>
  )
}

interface SiteFooterProps extends FooterPart {
  /** The page of contacts names them above. */
  hasContact: boolean
  children: ReactNode
}

export function SiteFooter({ company, hasContact, children }: SiteFooterProps) {
  const { legalName, registrations, address } = company
  const year = new Date().getFullYear()
  return (
    <footer className="site_footer">
      <div className="site_inner site_columns">
        <section>
          <h2>{legalName}</h2>
          {registrations.map(({ label, number }) => (
            <p key={label}>
              {label} <Unbroken>{number}</Unbroken>
            </p>
          ))}
          <p>{address}</p>
          <RegisterLink company={company} />
        </section>
        <nav aria-label={messages.pages}>
          <h2>{messages.pages}</h2>
          {children}
        </nav>
        {hasContact && <Contacts company={company} />}
      </div>
      <div className="site_inner site_small">
        <p>{messages.note[brand.market]}</p>
        <p>{formatMessage(messages.copyright, { year, company: legalName })}</p>
      </div>
    </footer>
  )
}
