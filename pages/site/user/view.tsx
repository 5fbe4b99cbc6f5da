import { homeMessages } from '#messages/home.ts'
import { siteMessages } from '#messages/site.ts'
import { pagesBase } from '#pages-base'
import { brand } from '../../../shared/config/brand.ts'
import { StoreBadge } from '../../../shared/features/landing/store-badge.tsx'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { NextIcon } from '../../../shared/ui/icon/next-icon.tsx'
import { SiteFrame, SiteHero } from '../../../shared/ui/site-frame/site-frame.tsx'

const { user: messages, contact, deleteAccount } = siteMessages
const { getApp } = homeMessages

/** The account is in the app: the specification has nothing here. */
export function Page() {
  const { android, ios } = brand.store
  const ways = [
    ['contact.html', contact],
    ['delete-account.html', deleteAccount]
  ]
  return (
    <SiteFrame page="user.html">
      <SiteHero title={messages.title} lead={formatMessage(messages.lead, { name: brand.name })}>
        <div className="user_stores">
          <a href={android}>
            <StoreBadge store="google" name={getApp.google} />
          </a>
          <a href={ios}>
            <StoreBadge store="apple" name={getApp.apple} />
          </a>
        </div>
      </SiteHero>
      <div className="site_inner user">
        <h2>{messages.without}</h2>
        <Card className="row-list">
          {ways.map(([file, text]) => (
            <a className="row-button" key={file} href={`${pagesBase}site/${file}`}>
              <span className="row-button_text">{text}</span>
              <NextIcon />
            </a>
          ))}
        </Card>
      </div>
    </SiteFrame>
  )
}
