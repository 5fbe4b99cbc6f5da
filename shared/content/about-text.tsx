import type { Brand } from '../config/brand.ts'
import type { Company } from '../config/company.ts'
import { dialledPhone } from '../lib/dialled-phone.ts'
import { aboutText } from './about.ts'
import { FactList } from './fact-list.tsx'

/** What the company says of itself, for the app's page and the site alike. */
export function AboutText({ company, brand }: { company: Company; brand: Brand }) {
  const { titles, mission, advantages, team } = aboutText(company, brand)
  return (
    <div className="about">
      <section className="card">
        <h2>{titles.mission}</h2>
        {mission.map(text => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section className="about_advantages">
        <h2>{titles.advantages}</h2>
        <ul>
          {advantages.map(({ title, text }) => (
            <li className="card" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="card">
        <h2>{titles.team}</h2>
        {team.map(text => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section className="card">
        <h2>{titles.company}</h2>
        <CompanyFacts company={company} />
      </section>
      <section className="card">
        <h2>{titles.contact}</h2>
        <p>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <p>
          <a href={`tel:${dialledPhone(company.phone)}`}>{company.phone}</a>, {company.openingHours}
        </p>
      </section>
    </div>
  )
}

/** Names and numbers a borrower can look up with the regulator. */
function CompanyFacts({ company }: { company: Company }) {
  const facts = [
    ['Company', company.legalName],
    ...company.registrations.map(({ label, number }) => [label, number]),
    ['Address', company.address]
  ]
  return <FactList className="facts" facts={facts} />
}
