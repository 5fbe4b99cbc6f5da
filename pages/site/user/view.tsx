import { siteMessages } from '#messages/site.ts'
import { SiteFrame } from '../../../shared/ui/site-frame/site-frame.tsx'

/** Empty, as the specification has it. */
export function Page() {
  return (
    <SiteFrame page="user.html">
      <h1 className="unseen">{siteMessages.user}</h1>
    </SiteFrame>
  )
}
