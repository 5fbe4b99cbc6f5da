import { homeMessages } from '#messages/home.ts'
import { siteMessages } from '#messages/site.ts'
import { pagesBase } from '#pages-base'
import { brand } from '../../../shared/config/brand.ts'
import { StoreBadge } from '../../../shared/features/landing/store-badge.tsx'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { SiteFrame, SiteHero } from '../../../shared/ui/site-frame/site-frame.tsx'

const { user: messages, contact, deleteAccount } = siteMessages
const { getApp } = homeMessages

/** The account is in the app: the specification has nothing here. */
export function Page() {
  const { android, ios } = brand.store
  return (
    <SiteFrame page="user.html">
      <SiteHero title={messages.title} lead={formatMessage(messages.lead, { name: brand.name })} />
      <div className="site_inner user">
        <p className="user_stores">
          <a href={android}>
            <StoreBadge store="google" name={getApp.google} />
          </a>
          <a href={ios}>
            <StoreBadge store="apple" name={getApp.apple} />
          </a>
        </p>
        <p>{messages.without}</p>
        <ul>
          <li>
            <a href={`${pagesBase}site/contact.html`}>{contact}</a>
          </li>
          <li>
            <a href={`${pagesBase}site/delete-account.html`}>{deleteAccount}</a>
          </li>
        </ul>
      </div>
    </SiteFrame>
  )
}
