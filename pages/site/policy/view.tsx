import { siteMessages } from '#messages/site.ts'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { LegalText } from '../../../shared/content/legal-text.tsx'
import { privacyPolicy } from '../../../shared/content/privacy-policy.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { SiteFrame, SiteHero } from '../../../shared/ui/site-frame/site-frame.tsx'

const document = privacyPolicy(company, brand)
const { policy: messages } = siteMessages

export function Page() {
  return (
    <SiteFrame page="policy.html">
      <SiteHero title={document.title} />
      <div className="site_inner">
        {company.policyUrl ? (
          <ExternalPolicy url={company.policyUrl} />
        ) : (
          <Card as="div">
            <LegalText document={document} />
          </Card>
        )}
      </div>
    </SiteFrame>
  )
}

/** Somebody else's page: it runs scripts, but without an origin, so it reaches nothing of ours. */
function ExternalPolicy({ url }: { url: string }) {
  return (
    <>
      <p>
        {messages.elsewhere} <a href={url}>{url}</a>
      </p>
      <iframe
        className="site_external"
        src={url}
        title={messages.frame}
        sandbox="allow-scripts allow-popups"
        referrerPolicy="no-referrer"
      />
    </>
  )
}
