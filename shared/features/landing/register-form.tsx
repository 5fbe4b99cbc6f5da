import type { FormEventHandler, ReactNode } from 'react'
import type { Template } from '../../api/template.ts'
import { maskInput } from '../../forms/mask-input.ts'
import { charactersUpTo, digitsUpTo, type Mask } from '../../forms/masks.ts'
import { maskPhone } from '../../forms/phone.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Field } from '../../ui/field/field.tsx'
import { AgreementLink } from './agreement-link.tsx'
import { CaptchaButton, type CaptchaPicture } from './captcha-button.tsx'

export const fieldNames = ['phone', 'capcode', 'smsCode'] as const
export type FieldName = (typeof fieldNames)[number]

const captchaLength = 4
export const smsCodeLength = 6

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
  sentTo: string
  isSending: boolean
  isRegistering: boolean
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
  id: string
  template: Template
  messages: LandingMessages
  state: FormState
  actions: FormActions
  above?: ReactNode
  help?: ReactNode
}

export function RegisterForm(props: RegisterFormProps) {
  const { id, template, messages, state, actions, above, help } = props
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
    <Card
      as="form"
      className="register-form"
      title={messages.formTitle}
      id={id}
      noValidate
      onSubmit={actions.submit}
    >
      {above}
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
        hint={sentTo ? formatMessage(messages.sentTo, { phone: sentTo }) : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
      >
        <Button
          className="register-form_send"
          variant="secondary"
          pending={isSending}
          softDisabled={countdown > 0}
          onClick={actions.sendCode}
        >
          {countdown > 0 ? formatMessage(messages.seconds, { count: countdown }) : messages.getCode}
        </Button>
      </Field>
      {help}
      {notice && (
        <p className="register-form_notice" role="alert">
          {notice}
        </p>
      )}
      <AgreementLink agreement={template.agreement} messages={messages} />
      <Button type="submit" pending={isRegistering}>
        {template.form.button}
      </Button>
    </Card>
  )
}
