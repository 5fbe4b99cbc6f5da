import { pagesBase } from '#pages-base'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { FactList } from '../../../shared/content/fact-list.tsx'
import { homeText } from '../../../shared/content/home.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { PhoneLink } from '../../../shared/ui/site-frame/site-footer.tsx'
import { SiteFrame } from '../../../shared/ui/site-frame/site-frame.tsx'
import { LoanDrawing } from './loan-drawing.tsx'

const text = homeText(company, brand)
const site = `${pagesBase}site/`

export function Page() {
  return (
    <SiteFrame page="index.html">
      <Hero />
      <div className="site_inner home">
        <Steps />
        <Costs />
        <Safety />
        <Questions />
        <Contact />
      </div>
    </SiteFrame>
  )
}

function Hero() {
  return (
    <div className="site_hero home_hero">
      <div className="site_inner">
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
          <p className="home_actions">
            <a className="home_action" href={brand.store.android}>
              {text.getApp.android}
            </a>
            <a className="home_action" href={brand.store.ios}>
              {text.getApp.ios}
            </a>
            <a href="#how-it-works">{text.more}</a>
          </p>
        </div>
        <LoanDrawing />
      </div>
      <FactList className="site_inner home_facts" facts={text.facts} />
    </div>
  )
}

function Steps() {
  return (
    <section id="how-it-works">
      <h2>{text.steps.title}</h2>
      <ol className="home_steps">
        {text.steps.list.map(step => (
          <Card as="li" key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </Card>
        ))}
      </ol>
    </section>
  )
}

function Costs() {
  const { title, text: says, rows, link } = text.costs
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
      <FactList className="card home_rows" facts={rows} />
    </section>
  )
}

function Safety() {
  return (
    <Card className="home_safety" id="safety">
      <h2>{text.safety.title}</h2>
      <ul>
        {text.safety.list.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}

function Questions() {
  return (
    <section id="questions">
      <h2>{text.questions.title}</h2>
      {text.questions.list.map(({ question, answer }) => (
        <Card as="details" className="home_question" key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Card>
      ))}
    </section>
  )
}

function Contact() {
  return (
    <Card className="home_contact">
      <div>
        <h2>{text.contact.title}</h2>
        <p>{text.contact.text}</p>
      </div>
      <p className="home_actions">
        <PhoneLink to={company.phone} />
        <a className="home_action" href={`${site}contact.html`}>
          {text.contact.link}
        </a>
      </p>
    </Card>
  )
}
