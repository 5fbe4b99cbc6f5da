import type { ReactNode } from 'react'
import { pagesBase } from '#pages-base'
import { company } from '../../../shared/config/company.ts'
import type { homeText } from '../../../shared/content/home.ts'
import { waitText } from '../../../shared/features/dispute/offices.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { MailLink, PhoneLink } from '../../../shared/ui/unbroken/links.tsx'

/** Closed: terms and questions say it, too. */
function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="details">
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </Card>
  )
}

function Complain({ text }: { text: ReturnType<typeof homeText>['complain'] }) {
  const { phone, email, grievance, regulators } = company
  return (
    <Way title={text.title}>
      <p>{text.text}</p>
      <ol className="home_ladder">
        <li>
          <PhoneLink to={phone} />
          <br />
          <MailLink to={email} />
          <p>{text.answered}</p>
        </li>
        <li>
          {grievance.officer}
          <br />
          <MailLink to={grievance.email} />
          <p>{waitText({ name: grievance.officer, afterDays: grievance.afterDays })}</p>
        </li>
        {regulators.map(regulator => (
          <li key={regulator.name}>
            <a href={regulator.website}>{regulator.name}</a>
            <p>{waitText(regulator)}</p>
          </li>
        ))}
      </ol>
    </Way>
  )
}

export function BorrowPayComplain({ text }: { text: ReturnType<typeof homeText> }) {
  const { borrow, pay, complain } = text
  return (
    <div className="home_ways home_folds">
      <Way title={borrow.title}>
        <ul className="home_ticks">
          {borrow.list.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Way>
      <Way title={pay.title}>
        <ul className="home_ticks">
          {pay.list.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <a className="home_link" href={`${pagesBase}repay-guide.html`}>
            {pay.link}
          </a>
        </p>
      </Way>
      <Complain text={complain} />
    </div>
  )
}
