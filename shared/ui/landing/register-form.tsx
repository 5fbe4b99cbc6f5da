import type { FormEventHandler } from 'react'
import type { Template } from '../../api/template.ts'
import { maskInput } from '../../forms/mask-input.ts'
import { charactersUpTo, digitsUpTo, type Mask } from '../../forms/masks.ts'
import { maskPhone } from '../../forms/phone.ts'
import type { LandingMessages } from '../../messages/landing.ts'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { AgreementLink } from './agreement-link.tsx'
import { CaptchaButton } from './captcha-button.tsx'

/** The names of the inputs, in the order they stand. */
export const fieldNames = ['phone', 'capcode', 'smsCode'] as const
export type FieldName = (typeof fieldNames)[number]

export type CaptchaPicture =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; sid: string; address: string }

const captchaLength = 4
const smsCodeLength = 6

/** How each input writes what is typed into it. */
export function masksOf({ form }: Template): Record<FieldName, Mask> {
  return {
    phone: maskPhone(form.phoneRule),
    capcode: charactersUpTo(captchaLength),
    smsCode: digitsUpTo(smsCodeLength)
  }
}

export interface FormState {
  values: Record<FieldName, string>
  errors: Partial<Record<FieldName, string>>
  picture: CaptchaPicture
  /** Seconds until another code can be sent; 0 when one can. */
  countdown: number
  /** The number that has got a code, as it was typed. */
  sentTo: string
  isSending: boolean
  isRegistering: boolean
  /** What went wrong with the whole form. */
  notice: string
}

export interface FormActions {
  change: (name: FieldName, value: string) => void
  refreshPicture: () => void
  losePicture: () => void
  sendCode: FormEventHandler<HTMLElement>
  submit: FormEventHandler<HTMLFormElement>
}

interface RegisterFormProps {
  /** Where links to the form lead. */
  id: string
  template: Template
  messages: LandingMessages
  state: FormState
  actions: FormActions
}

export function RegisterForm({ id, template, messages, state, actions }: RegisterFormProps) {
  const { values, errors, countdown, sentTo, isSending, isRegistering, notice } = state
  const masks = masksOf(template)
  const field = (name: FieldName) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: HTMLInputElement }) =>
      actions.change(name, maskInput(event.target, masks[name]))
  })
  return (
    <form className="card register-form" id={id} noValidate onSubmit={actions.submit}>
      <h2 className="card_title">{messages.formTitle}</h2>
      <Field
        {...field('phone')}
        label={messages.phone}
        hint={template.form.phoneHint}
        type="tel"
        autoComplete="tel"
      />
      <Field
        {...field('capcode')}
        label={messages.capcode}
        hint={messages.capcodeHint}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      >
        <CaptchaButton
          picture={state.picture}
          messages={messages}
          onRefresh={actions.refreshPicture}
          onLost={actions.losePicture}
        />
      </Field>
      <Field
        {...field('smsCode')}
        label={messages.smsCode}
        hint={sentTo ? messages.sentTo.replace('{phone}', sentTo) : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
      >
        <Button
          className="register-form_send"
          look="secondary"
          pending={isSending}
          off={countdown > 0}
          onClick={actions.sendCode}
        >
          {countdown > 0
            ? messages.seconds.replace('{count}', String(countdown))
            : messages.getCode}
        </Button>
      </Field>
      {notice && (
        <p className="register-form_notice" role="alert">
          {notice}
        </p>
      )}
      <AgreementLink agreement={template.agreement} messages={messages} />
      <Button type="submit" pending={isRegistering}>
        {template.form.button}
      </Button>
    </form>
  )
}
