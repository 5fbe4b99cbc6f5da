import { useState } from 'react'
import type { Template } from '../../../shared/api/template.ts'
import { brand } from '../../../shared/config/brand.ts'
import { ConsentChoice } from '../../../shared/features/landing/consent-choice.tsx'
import { LandingBody } from '../../../shared/features/landing/landing-body.tsx'
import type { Layout } from '../../../shared/features/landing/layout-props.ts'
import type {
  FieldName,
  FormActions,
  FormState
} from '../../../shared/features/landing/register-fields.tsx'
import { RegisterForm } from '../../../shared/features/landing/register-form.tsx'
import { SmsHelp } from '../../../shared/features/landing/sms-help.tsx'
import type { LandingMessages } from '../../../shared/messages/landing/en.ts'
import { refuse } from './refuse.ts'

interface FormPreviewProps {
  template: Template
  messages: LandingMessages
  Layout: Layout
  hasErrors: boolean
}

const empty = { phone: '', capcode: '', smsCode: '' }

function errorsOf({ wrongPhone, otherCapcode, wrongSmsCode }: LandingMessages) {
  return { phone: wrongPhone, capcode: otherCapcode, smsCode: wrongSmsCode }
}

function stateOf(
  { values, amount }: Pick<FormState, 'values' | 'amount'>,
  messages: LandingMessages,
  hasErrors: boolean
): FormState {
  return {
    step: 'phone',
    values,
    amount,
    errors: hasErrors ? errorsOf(messages) : {},
    picture: { state: hasErrors ? 'failed' : 'loading' },
    countdown: 0,
    sentTo: '',
    isSending: false,
    isRegistering: false,
    notice: hasErrors ? messages.lostRegister : ''
  }
}

export function FormPreview({ template, messages, Layout, hasErrors }: FormPreviewProps) {
  const [values, setValues] = useState(empty)
  const [amount, choose] = useState(0)
  const Form = Layout.Form ?? RegisterForm
  const actions: FormActions = {
    change: (name: FieldName, value: string) => setValues({ ...values, [name]: value }),
    choose,
    goToNumber: refuse,
    refreshPicture: refuse,
    losePicture: refuse,
    sendCode: refuse,
    submit: event => {
      event.preventDefault()
      refuse()
    }
  }
  return (
    <LandingBody
      Layout={Layout}
      template={template}
      messages={messages}
      amount={amount}
      choose={choose}
    >
      <Form
        id={`register-${template.id}`}
        template={template}
        messages={messages}
        state={stateOf({ values, amount }, messages, hasErrors)}
        actions={actions}
        choice={brand.asksConsent && <ConsentChoice messages={messages} />}
        help={
          hasErrors && (
            <SmsHelp
              messages={messages}
              hasVoice={template.voiceCode}
              isCalling={false}
              onAgain={refuse}
              onCall={refuse}
            />
          )
        }
      />
    </LandingBody>
  )
}
