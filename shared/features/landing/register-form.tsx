import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { AgreementLink } from './agreement-link.tsx'
import { CaptchaField, PhoneField, type RegisterFormProps, SmsField } from './register-fields.tsx'

export function RegisterForm(props: RegisterFormProps) {
  const { id, template, messages, state, actions, help, choice } = props
  return (
    <Card
      as="form"
      className="register-form"
      title={template.layout === 'plain' ? undefined : messages.formTitle}
      id={id}
      noValidate
      onSubmit={actions.submit}
    >
      <PhoneField {...props} />
      <CaptchaField {...props} />
      <SmsField {...props} />
      {help}
      {state.notice && (
        <p className="register-form_notice" role="alert">
          {state.notice}
        </p>
      )}
      <div className="register-form_end">
        <AgreementLink agreement={template.agreement} messages={messages} />
        <Button type="submit" pending={state.isRegistering}>
          {template.form.button}
        </Button>
      </div>
      {choice}
    </Card>
  )
}
