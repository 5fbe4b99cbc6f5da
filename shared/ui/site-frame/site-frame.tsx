import type { ReactNode } from 'react'
import { siteMessages as messages } from '#messages/site.ts'
import { pagesBase } from '#pages-base'
import { brand } from '../../config/brand.ts'
import { company } from '../../config/company.ts'
import { BrandMark } from '../brand-mark/brand-mark.tsx'
import { SiteFooter } from './site-footer.tsx'

const site = `${pagesBase}site/`

const tabs = [
  ['index.html', messages.tabs.home],
  ['about.html', messages.tabs.about],
  ['policy.html', messages.tabs.policy],
  ['loan.html', messages.tabs.loan],
  ['contact.html', messages.contact]
] as const

type SitePage = (typeof tabs)[number][0] | 'user.html' | 'delete-account.html'

interface SiteFrameProps {
  page: SitePage
  children: ReactNode
}

function Links({ page }: { page: SitePage }) {
  return (
    <>
      {tabs.map(([to, label]) => (
        <Link key={to} to={to} page={page}>
          {label}
        </Link>
      ))}
    </>
  )
}

function Link({ to, page, children }: { to: SitePage; page: SitePage; children: ReactNode }) {
  return (
    <a href={`${site}${to}`} aria-current={to === page ? 'page' : undefined}>
      {children}
    </a>
  )
}

/** Rendered by the build only. Tabs wider than the screen are behind a button. */
export function SiteFrame({ page, children }: SiteFrameProps) {
  return (
    <div className="site">
      <header className="site_header">
        <div className="site_bar">
          <a className="site_brand" href={`${site}index.html`}>
            <BrandMark size={36} />
            {brand.name}
          </a>
          <nav className="site_tabs" aria-label={messages.nav}>
            <Links page={page} />
          </nav>
          <details className="site_menu">
            <summary aria-label={messages.menu}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 7h16M4 12h16M4 17h16" />
              </svg>
            </summary>
            <nav aria-label={messages.nav}>
              <Links page={page} />
            </nav>
          </details>
        </div>
      </header>
      <main className="site_main" id="content">
        {children}
      </main>
      <SiteFooter company={company} hasContact={page !== 'contact.html'}>
        <Links page={page} />
        <Link to="delete-account.html" page={page}>
          {messages.deleteAccount}
        </Link>
      </SiteFooter>
    </div>
  )
}

interface SiteHeroProps {
  title: string
  lead?: string
  children?: ReactNode
}

export function SiteHero({ title, lead, children }: SiteHeroProps) {
  return (
    <div className="site_hero">
      <div className="site_inner">
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </div>
  )
}
