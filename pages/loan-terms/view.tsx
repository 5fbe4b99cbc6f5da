import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { LegalText } from '../../shared/content/legal-text.tsx'
import { loanTerms } from '../../shared/content/loan-terms.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { TextFrame } from '../../shared/ui/text-frame/text-frame.tsx'

const document = loanTerms(company, brand)

export function Page() {
  return (
    <TextFrame title={document.title}>
      <Card as="div">
        <LegalText document={document} />
      </Card>
    </TextFrame>
  )
}
