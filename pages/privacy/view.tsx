import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { LegalText } from '../../shared/content/legal-text.tsx'
import { privacyPolicy } from '../../shared/content/privacy-policy.ts'
import { TextFrame } from '../../shared/ui/text-frame/text-frame.tsx'

const document = privacyPolicy(company, brand)

export function Page() {
  return (
    <TextFrame title={document.title}>
      <div className="card">
        <LegalText document={document} />
      </div>
    </TextFrame>
  )
}
