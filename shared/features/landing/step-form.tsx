import { useEffect, useRef } from 'react'
import { focusInput } from '../../forms/form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { AgreementLink } from './agreement-link.tsx'
import { offerOf } from './amount-slider.tsx'
import { exampleNoteOf } from './example-note.ts'
import { ExampleQuote, OfferSums, type QuoteProps } from './quote.tsx'
import {
  CaptchaField,
  type FieldName,
  PhoneField,
  type RegisterFormProps,
  SmsField
} from './register-fields.tsx'

/** A new step takes the focus: the keyboard stays and a screen reader says the question. */
function useFocusOf(step: FieldName) {
  const element = useRef<HTMLFormElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step && element.current) focusInput(element.current, step)
    before.current = step
  }, [step])
  return element
}

function AskedField(props: RegisterFormProps) {
  switch (props.state.step) {
    case 'phone':
      return <PhoneField {...props} />
    case 'capcode':
      return <CaptchaField {...props} />
    case 'smsCode':
      return <SmsField {...props} state={{ ...props.state, sentTo: '' }} />
  }
}

function ChosenOffer({ offer, messages }: Pick<QuoteProps, 'offer' | 'messages'>) {
  return (
    <div>
      <OfferSums
        rows={[
          [messages.borrowed, offer.amount],
          [messages.total, offer.total]
        ]}
      />
      <p className="loan-example_note">{exampleNoteOf(messages)}</p>
    </div>
  )
}

/** One question at a time: the number, the picture's code, the code of the SMS. */
export function StepForm(props: RegisterFormProps) {
  const { id, template, messages, state, actions, help, choice } = props
  const { step, values, amount, isRegistering, notice } = state
  const element = useFocusOf(step)
  const offer = offerOf(template.example, amount)
  return (
    <Card
      as="form"
      ref={element}
      className="register-form step-form"
      aria-label={messages.formTitle}
      id={id}
      noValidate
      onSubmit={actions.submit}
    >
      {step === 'phone' && offer && (
        <ExampleQuote
          offers={template.example}
          offer={offer}
          messages={messages}
          onChange={actions.choose}
        />
      )}
      {step !== 'phone' && offer && <ChosenOffer offer={offer} messages={messages} />}
      {step !== 'phone' && (
        <p className="step-form_number">
          <strong>{values.phone}</strong>
          <button type="button" className="step-form_change" onClick={actions.goToNumber}>
            {messages.changeNumber}
          </button>
        </p>
      )}
      <AskedField {...props} />
      {step === 'smsCode' && help}
      {notice && (
        <p className="register-form_notice" role="alert">
          {notice}
        </p>
      )}
      <AgreementLink agreement={template.agreement} messages={messages} />
      <Button type="submit" pending={isRegistering}>
        {step === 'capcode' ? messages.getCode : template.form.button}
      </Button>
      {choice}
    </Card>
  )
}
