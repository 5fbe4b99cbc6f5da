import type { ReactNode } from 'react'
import { pageMessages } from '#messages/page.ts'
import { verifyMessages as messages } from '#messages/verify.ts'
import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { paperKeys } from '../../shared/config/paper-keys.ts'
import { checkPage } from '../../shared/features/paper/check-page.ts'
import { dialledPhone } from '../../shared/lib/dialled-phone.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { CheckIcon } from '../../shared/ui/icon/check-icon.tsx'
import { DoneIcon } from '../../shared/ui/icon/done-icon.tsx'
import { InfoIcon } from '../../shared/ui/icon/info-icon.tsx'
import { PhoneIcon } from '../../shared/ui/icon/phone-icon.tsx'
import { TextFrame } from '../../shared/ui/text-frame/text-frame.tsx'
import { Unbroken } from '../../shared/ui/unbroken/unbroken.tsx'
import { DoubtForm } from './doubt-form.tsx'
import type { PaperStyle } from './paper-rows.ts'

/** A name that ends in 'Inc.' already has the full stop of the sentence. */
const withName = (text: string) =>
  formatMessage(text, { company: company.legalName }).replace(/\.\.(?=\s|$)/g, '.')

const scheme = 'https://'

/** Rendered with every verdict and the lender's keys; `main.ts` shows the true one. */
export function Page() {
  return (
    <TextFrame title={messages.title} lead={withName(messages.lead)}>
      <div
        id="check"
        role="status"
        data-keys={JSON.stringify(paperKeys)}
        data-site={company.siteOrigin}
        data-style={JSON.stringify({ money: brand.money, hoursAhead } satisfies PaperStyle)}
      >
        <Card className="verify_verdict" data-verdict="checking" hidden>
          <p>{messages.checking}</p>
        </Card>
        <Genuine />
        {Object.entries(messages.refused)
          .filter(([reason]) => reason !== 'none')
          .map(([reason, text]) => (
            <Verdict
              key={reason}
              verdict={reason}
              title={messages.refusedTitle}
              icon={<InfoIcon />}
            >
              <p>{withName(text)}</p>
            </Verdict>
          ))}
      </div>
      <Proof />
      <DoubtForm />
      <Card title={messages.doubt.addressTitle}>
        <p className="verify_address">
          {/* Compared letter by letter: short, and no line ends in the middle of a name. */}
          <span className="unbroken">{company.siteOrigin.slice(scheme.length)}</span>
          <wbr />
          {checkPage.slice(company.siteOrigin.length)}
        </p>
        <p>{messages.doubt.addressText}</p>
      </Card>
      <AskLender />
    </TextFrame>
  )
}

function AskLender() {
  return (
    <Card title={messages.askTitle} id="ask-lender">
      <p>{company.legalName}</p>
      {company.registrations.map(({ label, number }) => (
        <p key={label}>
          <Unbroken>{`${label} ${number}`}</Unbroken>
        </p>
      ))}
      {/* An answer that warns takes it. */}
      <a
        id="verify-call"
        className="button is-secondary is-start verify_call"
        href={`tel:${dialledPhone(company.phone)}`}
      >
        <span className="button_text">
          <PhoneIcon />
          <span>{formatMessage(pageMessages.call, { phone: company.phone })}</span>
        </span>
      </a>
    </Card>
  )
}

function Proof() {
  return (
    <Card title={messages.aboutTitle} data-verdict="genuine" hidden>
      <ul className="verify_about">
        <li>
          <CheckIcon />
          <span>{withName(messages.proved)}</span>
        </li>
        {messages.notProved.map(text => (
          <li key={text}>
            <span className="verify_limit" aria-hidden="true">
              –
            </span>
            <span>{withName(text)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface VerdictProps {
  verdict: string
  title: string
  icon: ReactNode
  children: ReactNode
}

function Verdict({ verdict, title, icon, children }: VerdictProps) {
  return (
    <Card
      className={verdict === 'genuine' ? 'verify_verdict is-genuine' : 'verify_verdict'}
      data-verdict={verdict}
      hidden
    >
      <h2 className="verify_title">
        {icon}
        {title}
      </h2>
      {children}
    </Card>
  )
}

function Genuine() {
  return (
    <Verdict verdict="genuine" title={withName(messages.genuine)} icon={<DoneIcon />}>
      <dl className="verify_rows">
        {Object.entries(messages.rows).map(([name, text]) => (
          <div className="verify_row" key={name} data-row={name}>
            <dt>{text}</dt>
            <dd>
              {name === 'kind' &&
                Object.entries(messages.kinds).map(([kind, title]) => (
                  <span key={kind} data-kind={kind} hidden>
                    {title}
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      <p>{messages.compare}</p>
    </Verdict>
  )
}
