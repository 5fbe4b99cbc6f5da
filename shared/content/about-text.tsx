import type { Brand } from '../config/brand-settings.ts'
import type { Company } from '../config/company-settings.ts'
import { dialledPhone } from '../lib/dialled-phone.ts'
import { marketSymbol } from '../loan/money.ts'
import { Card } from '../ui/card/card.tsx'
import { BalanceDrawing } from '../ui/drawing/balance.tsx'
import { TeamDrawing } from '../ui/drawing/team.tsx'
import { aboutText } from './about.ts'
import { FactList } from './fact-list.tsx'
import { aboutWords as messages } from './site-words.ts'

export function AboutText({ company, brand }: { company: Company; brand: Brand }) {
  const { titles, mission, advantages, team } = aboutText(company, brand)
  return (
    <div className="about">
      <Card className="about_drawn">
        <BalanceDrawing sign={marketSymbol(brand.market)} />
        <div>
          <h2>{titles.mission}</h2>
          {mission.map(text => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Card>
      <section className="about_advantages">
        <h2>{titles.advantages}</h2>
        <ul>
          {advantages.map(({ title, text }) => (
            <Card as="li" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <Card className="about_drawn">
        <TeamDrawing />
        <div>
          <h2>{titles.team}</h2>
          {team.map(text => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Card>
      <Card>
        <h2>{titles.company}</h2>
        <CompanyFacts company={company} />
      </Card>
      <Card>
        <h2>{titles.contact}</h2>
        <p>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <p>
          <a href={`tel:${dialledPhone(company.phone)}`}>{company.phone}</a>, {company.openingHours}
        </p>
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
