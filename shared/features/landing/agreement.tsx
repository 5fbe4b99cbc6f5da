import type { Template } from '../../api/template.ts'
import { ownAddress } from '../../lib/own-address.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Card } from '../../ui/card/card.tsx'
import { LenderNote } from './lender-note.tsx'
import { PartFrame } from './part-frame.tsx'

interface AgreementProps {
  template: Template
  messages: LandingMessages
  onBack: () => void
}

export function AgreementText({ template, messages, onBack }: AgreementProps) {
  const { title, body, url } = template.agreement
  return (
    <PartFrame title={title} back={{ label: messages.page.back, onBack }}>
      <Card className="agreement">
        {url ? (
          <a href={ownAddress(url)}>{url}</a>
        ) : (
          body.split(/\n\s*\n/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat.
            <p key={index}>{paragraph}</p>
          ))
        )}
      </Card>
      <LenderNote messages={messages} />
    </PartFrame>
  )
}
