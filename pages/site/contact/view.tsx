import { commonMessages } from '#messages/common.ts'
import { siteMessages } from '#messages/site.ts'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Button } from '../../../shared/ui/button/button.tsx'
import { Card } from '../../../shared/ui/card/card.tsx'
import { SiteFrame, SiteHero } from '../../../shared/ui/site-frame/site-frame.tsx'
import { MailLink, PhoneLink } from '../../../shared/ui/unbroken/links.tsx'

const { contactPage: messages, form, footer } = siteMessages

export function Page() {
  return (
    <SiteFrame page="contact.html">
      <SiteHero
        title={messages.title}
        lead={formatMessage(messages.lead, { replyTime: company.replyTime })}
      />
      <div className="site_inner contact">
        <Ways />
        <MessageForm />
        <Others />
      </div>
    </SiteFrame>
  )
}

function Field({ name, long }: { name: 'name' | 'phone' | 'message'; long?: boolean }) {
  const common = {
    className: 'field_input',
    id: name,
    name,
    required: true,
    maxLength: long ? 2000 : 100,
    'aria-describedby': `${name}-error`
  }
  return (
    <div className="contact_field">
      <label className="field_label" htmlFor={name}>
        {form[name]}
      </label>
      {long ? (
        <textarea {...common} rows={5} />
      ) : (
        <input
          {...common}
          type={name === 'phone' ? 'tel' : 'text'}
          autoComplete={name === 'phone' ? 'tel' : 'name'}
        />
      )}
      <p className="field_error" id={`${name}-error`} hidden>
        {form.needed[name]}
      </p>
    </div>
  )
}

function MessageForm() {
  const notice = brand.contactUrl
    ? formatMessage(form.goes, { replyTime: company.replyTime })
    : form.notice
  return (
    <div>
      <section className="contact_part" id="compose">
        <h2>{form.title}</h2>
        {/* `dialog` outside a dialog goes nowhere: without its script the form sends nothing. */}
        <form
          className="card"
          method="dialog"
          noValidate
          data-email={company.email}
          data-url={brand.contactUrl || undefined}
        >
          <noscript>
            <p>{form.noScript}</p>
          </noscript>
          <p className="contact_notice">{notice}</p>
          <p className="field_error" role="alert" id="incomplete" data-text={form.incomplete} />
          <Field name="name" />
          <Field name="phone" />
          <Field name="message" long />
          <p className="field_error" role="alert" id="failed" data-text={form.failed} />
          <Button
            type="submit"
            hint={brand.contactUrl ? undefined : form.next}
            data-busy={form.sending}
          >
            {form.send}
          </Button>
        </form>
      </section>
      <Done />
    </div>
  )
}

function Done() {
  return (
    <section className="contact_part" id="done" tabIndex={-1} hidden>
      <h2>{brand.contactUrl ? form.sentTitle : form.doneTitle}</h2>
      <Card as="div" className="contact_done">
        {brand.contactUrl ? (
          <p>{formatMessage(form.sent, { replyTime: company.replyTime })}</p>
        ) : (
          <>
            <p>
              {form.done} <MailLink to={company.email} />.
            </p>
            <a className="button is-primary" id="write" href={`mailto:${company.email}`}>
              {form.write}
            </a>
            <p className="contact_message" id="written" />
            <button type="button" className="button is-quiet" id="change">
              {commonMessages.change}
            </button>
          </>
        )}
      </Card>
    </section>
  )
}

function Ways() {
  const { phone, email, openingHours, address } = company
  return (
    <section className="contact_part">
      <h2>{messages.ways}</h2>
      <dl className="card contact_rows">
        <div>
          <dt>{footer.phone}</dt>
          <dd>
            <PhoneLink to={phone} />
          </dd>
          <dd>
            {footer.hours}: {openingHours}
          </dd>
        </div>
        <div>
          <dt>{footer.email}</dt>
          <dd>
            <MailLink to={email} />
          </dd>
        </div>
        <div>
          <dt>{footer.address}</dt>
          <dd>{address}</dd>
        </div>
      </dl>
    </section>
  )
}

function Others() {
  const { grievance, regulators } = company
  return (
    <section className="contact_part">
      <h2>{messages.regulators}</h2>
      <p>{messages.regulatorsText}</p>
      <ul className="card contact_rows">
        <li>
          <strong>{grievance.officer}</strong>
          <PhoneLink to={grievance.phone} />
          <MailLink to={grievance.email} />
        </li>
        {regulators.map(({ name, website }) => (
          <li key={name}>
            <a href={website}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
