import type { FormEventHandler, ReactNode } from 'react'
import type { Template } from '../../api/template.ts'
import { maskInput } from '../../forms/mask-input.ts'
import { charactersUpTo, digitsUpTo, type Mask } from '../../forms/masks.ts'
import { maskPhone } from '../../forms/phone.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
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
  /** The field that is asked for now, in a form with one at a time. */
  step: FieldName
  values: Record<FieldName, string>
  /** The amount chosen in the example, in hundredths; 0 for none. */
  amount: number
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
  choose: (amount: number) => void
  goToNumber: () => void
  refreshPicture: () => void
  losePicture: () => void
  sendCode: FormEventHandler<HTMLElement>
  submit: FormEventHandler<HTMLFormElement>
}

export interface RegisterFormProps {
  id: string
  template: Template
  messages: LandingMessages
  state: FormState
  actions: FormActions
  choice: ReactNode
  help?: ReactNode
}

function inputOf(name: FieldName, { template, state, actions }: RegisterFormProps) {
  const mask = masksOf(template)[name]
  return {
    name,
    value: state.values[name],
    error: state.errors[name],
    onChange: (event: { target: HTMLInputElement }) =>
      actions.change(name, maskInput(event.target, mask))
  }
}

export function PhoneField(props: RegisterFormProps) {
  return (
    <Field
      {...inputOf('phone', props)}
      label={props.messages.phone}
      hint={props.template.form.phoneHint}
      type="tel"
      autoComplete="tel"
    />
  )
}

export function CaptchaField(props: RegisterFormProps) {
  const { messages, state, actions } = props
  return (
    <Field
      {...inputOf('capcode', props)}
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
  )
}

export function SmsField(props: RegisterFormProps) {
  const { messages, state, actions } = props
  const { countdown, sentTo, isSending } = state
  return (
    <Field
      {...inputOf('smsCode', props)}
      label={messages.smsCode}
      hint={sentTo ? formatMessage(messages.sentTo, { phone: sentTo }) : messages.smsCodeHint}
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
  )
}
