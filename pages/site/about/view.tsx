import { siteMessages } from '#messages/site.ts'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { aboutText } from '../../../shared/content/about.ts'
import { AboutText } from '../../../shared/content/about-text.tsx'
import { SiteFrame, SiteHero } from '../../../shared/ui/site-frame/site-frame.tsx'

export function Page() {
  return (
    <SiteFrame page="about.html">
      <SiteHero title={siteMessages.tabs.about} lead={aboutText(company, brand).lead} />
      <div className="site_inner">
        <AboutText company={company} brand={brand} />
      </div>
    </SiteFrame>
  )
}
