import { siteMessages } from '#messages/site.ts'
import { withoutMessages } from '#messages/without-payment.ts'
import { pagesBase } from '#pages-base'
import { brand } from '../../../shared/config/brand.ts'
import { brandSymbol } from '../../../shared/config/brand-symbol.ts'
import { company } from '../../../shared/config/company.ts'
import { price } from '../../../shared/config/price.ts'
import { capLines } from '../../../shared/content/cap-lines.ts'
import { FactList } from '../../../shared/content/fact-list.tsx'
import { homeText } from '../../../shared/content/home.ts'
import { marketDay } from '../../../shared/context/market-time.ts'
import { StoreBadge } from '../../../shared/features/landing/store-badge.tsx'
import { Card } from '../../../shared/ui/card/card.tsx'
import {
  LicenceDrawing,
  PriceDrawing,
  ShieldDrawing,
  TalkDrawing
} from '../../../shared/ui/drawing/scenes.tsx'
import { RegisterLink } from '../../../shared/ui/site-frame/site-footer.tsx'
import { SiteFrame } from '../../../shared/ui/site-frame/site-frame.tsx'
import { PhoneLink } from '../../../shared/ui/unbroken/links.tsx'
import { PriceExample } from './price-example.tsx'
import { PriceList } from './price-list.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'

const text = homeText(company, brand)
const site = `${pagesBase}site/`

export function Page() {
  return (
    <SiteFrame page="index.html">
      <Hero />
      <div className="site_inner home">
        <FactList className="home_facts" facts={text.facts} />
        <Steps text={text.steps} />
        {price && <PriceList price={price} />}
        <Costs />
        <div className="home_two">
          <Safety />
          <Lender />
        </div>
        <Questions />
        <Contact />
      </div>
    </SiteFrame>
  )
}

function Hero() {
  const { android, ios } = brand.store
  return (
    <div className="site_hero home_hero">
      <div className="site_inner">
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
          <p className="home_stores">
            <a href={android}>
              <StoreBadge store="google" name={text.getApp.google} />
            </a>
            <a href={ios}>
              <StoreBadge store="apple" name={text.getApp.apple} />
            </a>
          </p>
          <p className="home_more">
            <a href="#how-it-works">{text.more}</a>
          </p>
        </div>
        {price ? <PriceExample price={price} /> : <PriceDrawing symbol={brandSymbol()} />}
      </div>
    </div>
  )
}

function Costs() {
  const { title, text: says, rows, link } = text.costs
  const limits = capLines(marketDay())
  return (
    <section className="home_pair" id="costs">
      <div>
        <h2>{title}</h2>
        <p>{says}</p>
        <p>
          <a className="home_link" href={`${site}loan.html#late-payment`}>
            {link}
          </a>
        </p>
      </div>
      <div className="card">
        {limits.map(line => (
          <Limit key={line} line={line} />
        ))}
        {limits.length > 0 && <h3>{withoutMessages.agreement}</h3>}
        <FactList className="home_rows" facts={rows} />
      </div>
    </section>
  )
}

function Limit({ line }: { line: string }) {
  const [before, rate, ...after] = line.split(/(\d+%)/)
  return (
    <p>
      {before}
      <strong>{rate}</strong>
      {after}
    </p>
  )
}

function Safety() {
  return (
    <Card as="section" className="home_drawn" id="safety">
      <ShieldDrawing />
      <div>
        <h2>{text.safety.title}</h2>
        <ul className="home_ticks">
          {text.safety.list.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function Lender() {
  const { registrations, address } = company
  const facts = registrations.map(({ label, number }) => [label, number])
  return (
    <Card as="section" className="home_drawn" id="lender">
      <LicenceDrawing />
      <div>
        <h2>{text.lender.title}</h2>
        <p>{text.lender.text}</p>
        <FactList
          className="home_rows"
          facts={[...facts, [siteMessages.footer.address, address]]}
        />
        <RegisterLink company={company} />
      </div>
    </Card>
  )
}

function Contact() {
  return (
    <section className="home_drawn home_contact">
      <TalkDrawing />
      <div>
        <h2>{text.contact.title}</h2>
        <p>{text.contact.text}</p>
        <p className="home_actions">
          <PhoneLink to={company.phone} />
          <a className="home_action" href={`${site}contact.html`}>
            {text.contact.link}
          </a>
        </p>
      </div>
    </section>
  )
}
