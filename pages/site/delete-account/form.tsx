import type { InputHTMLAttributes, ReactNode } from 'react'
import { deletionFormMessages as messages } from '#messages/deletion-form.ts'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { phoneLength } from '../../../shared/forms/phone.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { SentDrawing } from '../../../shared/ui/drawing/moments.tsx'
import { PictureIcon } from '../../../shared/ui/icon/picture-icon.tsx'
import { Unbroken } from '../../../shared/ui/unbroken/unbroken.tsx'

const phoneHint = formatMessage(messages.phoneHint, { count: phoneLength(brand.market) })

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: 'phone' | 'picture' | 'code'
  hint?: string
  children?: ReactNode
}

function Field({ name, hint, children, ...input }: FieldProps) {
  return (
    <div>
      <label className="field_label" htmlFor={name}>
        {messages[name]}
      </label>
      {hint && (
        <p className="field_hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className="field_row">
        <input
          {...input}
          className="field_input"
          id={name}
          name={name}
          required
          maxLength={40}
          aria-describedby={hint ? `${name}-hint ${name}-error` : `${name}-error`}
        />
        {children}
      </div>
      <p className="field_error" id={`${name}-error`} hidden />
    </div>
  )
}

function Scopes() {
  return (
    <fieldset className="deletion_scopes">
      <legend className="field_label">{messages.scope}</legend>
      {Object.entries(messages.scopes).map(([scope, text]) => (
        <label key={scope} className="deletion_scope">
          <input
            className="radio"
            type="radio"
            name="scope"
            value={scope}
            defaultChecked={scope === 'account'}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

/** Without its script it sends nothing. */
export function RequestForm({ steps }: { steps: ReactNode }) {
  return (
    <Card id="ask" className="deletion_part">
      <h2 className="unseen">{messages.submit}</h2>
      {steps}
      <noscript>
        <p>{messages.noScript}</p>
      </noscript>
      <form method="dialog" noValidate>
        <Scopes />
        <Field name="phone" hint={phoneHint} type="tel" autoComplete="tel" />
        <Field name="picture" autoComplete="off" autoCapitalize="characters" spellCheck={false}>
          <button type="button" className="deletion_picture" id="captcha">
            <PictureIcon />
            {messages.showPicture}
          </button>
        </Field>
        <p className="field_error" role="alert" id="refusal" data-lost={messages.lostCode} />
        {/* Sends the form until a code was sent: a tap before its script is kept. */}
        <button type="submit" className="button is-primary" id="send-code">
          {messages.sendCode}
        </button>
        <p role="status" id="sent" />
        <div id="code-part" hidden>
          <Field name="code" inputMode="numeric" autoComplete="one-time-code" />
        </div>
        <button type="submit" className="button is-primary" id="ask-deletion" hidden>
          {messages.submit}
        </button>
      </form>
      <Done />
    </Card>
  )
}

function Done() {
  const { privacyPhone: phone, privacyEmail: email } = company
  return (
    <div id="done" className="deletion_done" tabIndex={-1} hidden>
      <SentDrawing />
      <h2>{messages.doneTitle}</h2>
      <dl>
        <dt>{messages.number}</dt>
        <dd id="request-id" />
        <div id="request-by">
          <dt>{messages.answerBy}</dt>
          <dd id="request-date" />
        </div>
      </dl>
      <p>
        <Unbroken>{formatMessage(messages.keep, { phone, email })}</Unbroken>
      </p>
    </div>
  )
}
