import type { Template } from '../../api/template.ts'
import { ownAddress } from '../../lib/own-address.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'

interface AgreementLinkProps {
  agreement: Template['agreement']
  messages: LandingMessages
}

/** A link, not a button: it works before the script. The schema has checked its address. */
export function AgreementLink({ agreement: { title, url }, messages }: AgreementLinkProps) {
  return (
    <p className="agreement-link">
      {messages.agree} <a href={url ? ownAddress(url) : '#/agreementTemplate'}>{title}</a>
    </p>
  )
}
