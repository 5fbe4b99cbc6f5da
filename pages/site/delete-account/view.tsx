import type { ReactNode } from 'react'
import { deletionMessages as messages } from '#messages/deletion.ts'
import { retentionMessages } from '#messages/retention.ts'
import { emailLink } from '../../../shared/bridge/contact.ts'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { privacyLaws } from '../../../shared/content/privacy-laws.ts'
import { keptRecords } from '../../../shared/content/retention.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { Fold } from '../../../shared/ui/fold/fold.tsx'
import { SiteFrame, SiteHero } from '../../../shared/ui/site-frame/site-frame.tsx'
import { MailLink, PhoneLink } from '../../../shared/ui/unbroken/links.tsx'
import { Unbroken } from '../../../shared/ui/unbroken/unbroken.tsx'
import { RequestForm } from './form.tsx'
import { letter } from './letter.ts'

const law = privacyLaws[brand.market]
const takesRequests = brand.services.includes('privacy')
const values = {
  app: brand.name,
  company: company.legalName,
  days: company.privacyAnswerDays,
  officer: company.privacyOfficer,
  phone: company.privacyPhone,
  email: company.privacyEmail,
  authority: law.authorityName
}
const fill = (text: string) => formatMessage(text, values)

export function Page() {
  return (
    <SiteFrame page="delete-account.html">
      <SiteHero title={messages.title} lead={fill(messages.lead)} />
      <div className="site_inner deletion">
        {takesRequests ? (
          <RequestForm steps={<Steps texts={messages.steps} />} />
        ) : (
          <Card className="deletion_part">
            <h2>{messages.stepsTitle}</h2>
            <Steps texts={messages.letterSteps} />
          </Card>
        )}
        <Card className="fold-list deletion_more">
          <More id="running-loan" title={messages.runningTitle}>
            <Points texts={messages.running} />
          </More>
          <More id="deleted" title={messages.deletedTitle}>
            <Points texts={messages.deleted} />
          </More>
          <More id="kept" title={messages.keptTitle}>
            <p>{messages.keptIntro}</p>
            <NotDeleted />
          </More>
          <Letter />
          <More id="data" title={messages.dataTitle}>
            <p>{takesRequests ? messages.data : messages.dataByLetter}</p>
          </More>
          <More id="no-answer" title={messages.appealTitle}>
            <p>
              <Unbroken>{fill(messages.appeal)}</Unbroken>
            </p>
          </More>
        </Card>
      </div>
    </SiteFrame>
  )
}

function Steps({ texts }: { texts: readonly string[] }) {
  return (
    <ol id="steps" className="numbered-steps">
      {texts.map(step => (
        <li key={step}>{fill(step)}</li>
      ))}
    </ol>
  )
}

interface MoreProps {
  id: string
  title: string
  open?: boolean
  children: ReactNode
}

function More({ id, title, open = false, children }: MoreProps) {
  return (
    <div id={id}>
      <Fold title={title} isHeading open={open}>
        {children}
      </Fold>
    </div>
  )
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="deletion_points">
      {texts.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function NotDeleted() {
  return (
    <dl className="deletion_kept">
      {keptRecords(company, law.recordLaw).map(({ data, what, why, until }) => (
        <div key={data}>
          <dt>{what}</dt>
          <dd className="deletion_until">{until}</dd>
          <dd>
            {retentionMessages.why}: {why}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Letter() {
  const { subject, body } = letter
  return (
    <More id="letter" title={messages.letterTitle} open={!takesRequests}>
      {takesRequests && <p>{messages.letterIntro}</p>}
      <p className="deletion_ways">
        <PhoneLink to={company.privacyPhone} /> <MailLink to={company.privacyEmail} />
      </p>
      <a
        className={takesRequests ? 'button is-secondary' : 'button is-primary'}
        href={emailLink(company.privacyEmail, letter)}
      >
        {messages.letterOpen}
      </a>
      <Fold title={messages.letterText}>
        <p>
          {messages.letterTo}: <Unbroken>{company.privacyEmail}</Unbroken>
        </p>
        <p className="deletion_letter">{`${subject}\n\n${body}`}</p>
      </Fold>
    </More>
  )
}
