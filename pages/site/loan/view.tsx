import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { LegalText } from '../../../shared/content/legal-text.tsx'
import { loanTerms } from '../../../shared/content/loan-terms.ts'
import { SiteFrame, SiteHero } from '../../../shared/ui/site-frame/site-frame.tsx'

const document = loanTerms(company, brand)

export function Page() {
  return (
    <SiteFrame page="loan.html">
      <SiteHero title={document.title} />
      <div className="site_inner">
        <LegalText document={document} />
      </div>
    </SiteFrame>
  )
}
