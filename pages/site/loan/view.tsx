import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { LegalText } from '../../../shared/content/legal-text.tsx'
import { loanTerms } from '../../../shared/content/loan-terms.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { SiteFrame, SiteHero } from '../../../shared/ui/site-frame/site-frame.tsx'

const document = loanTerms(company, brand)

export function Page() {
  return (
    <SiteFrame page="loan.html">
      <SiteHero title={document.title} />
      <div className="site_inner">
        <Card as="div">
          <LegalText document={document} />
        </Card>
      </div>
    </SiteFrame>
  )
}
