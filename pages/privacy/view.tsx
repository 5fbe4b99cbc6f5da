import { siteMessages } from '#messages/site.ts'
import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { LegalText } from '../../shared/content/legal-text.tsx'
import { privacyPolicy } from '../../shared/content/privacy-policy.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { TextFrame } from '../../shared/ui/text-frame/text-frame.tsx'

const { policy: messages } = siteMessages
const document = privacyPolicy(company, brand)

export function Page() {
  return (
    <TextFrame title={document.title}>
      <Card as="div">
        {company.policyUrl ? (
          <p>
            {messages.elsewhere} <a href={company.policyUrl}>{company.policyUrl}</a>
          </p>
        ) : (
          <LegalText document={document} />
        )}
      </Card>
    </TextFrame>
  )
}
