import { siteMessages } from '#messages/site.ts'
import type { Brand } from '../config/brand-settings.ts'
import type { Company } from '../config/company-settings.ts'
import { currencyOf } from '../loan/currency.ts'
import { Card } from '../ui/card/card.tsx'
import {
  ApplyDrawing,
  BalanceDrawing,
  PayPlacesDrawing,
  PriceDrawing,
  RepayDrawing,
  ShieldDrawing,
  TalkDrawing,
  TeamDrawing
} from '../ui/drawing/scenes.tsx'
import { RegisterLink } from '../ui/site-frame/site-footer.tsx'
import { aboutText } from './about.ts'
import { FactList } from './fact-list.tsx'
import { hasOwnAdvantages, aboutWords as messages } from './site-words.ts'

const { footer: words } = siteMessages

/** In the order of our own advantages: a brand's own are others. */
const pictures = hasOwnAdvantages
  ? []
  : [PriceDrawing, ApplyDrawing, PayPlacesDrawing, RepayDrawing, ShieldDrawing, TalkDrawing]

export function AboutText({ company, brand }: { company: Company; brand: Brand }) {
  const { titles, mission, advantages, team } = aboutText(company, brand)
  const contact = [
    [words.phone, company.phone],
    [words.email, company.email],
    [words.hours, company.openingHours]
  ]
  const symbol = currencyOf({ market: brand.market })
  return (
    <div className="about">
      <Card>
        <h2>{titles.company}</h2>
        <CompanyFacts company={company} />
        <RegisterLink company={company} />
      </Card>
      <Card>
        <h2>{titles.contact}</h2>
        <FactList className="facts" facts={contact} />
      </Card>
      <Card className="about_drawn">
        <BalanceDrawing symbol={symbol} />
        <div>
          <h2>{titles.mission}</h2>
          {mission.map(text => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Card>
      <Card className="about_advantages">
        <h2>{titles.advantages}</h2>
        <ul>
          {advantages.map(({ title, text }, index) => {
            const Picture = pictures[index]
            return (
              <li key={title}>
                {Picture && <Picture symbol={symbol} />}
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </Card>
      <Card className="about_drawn">
        <TeamDrawing />
        <div>
          <h2>{titles.team}</h2>
          {team.map(text => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Card>
    </div>
  )
}

function CompanyFacts({ company }: { company: Company }) {
  const { facts } = messages
  const rows = [
    [facts.company, company.legalName],
    ...company.registrations.map(({ label, number }) => [label, number]),
    [facts.address, company.address]
  ]
  return <FactList className="facts" facts={rows} />
}
