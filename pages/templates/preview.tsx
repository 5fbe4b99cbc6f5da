import { type CSSProperties, type MouseEvent, useState } from 'react'
import type { Template } from '../../shared/api/template.ts'
import { showToast } from '../../shared/context/toast.ts'
import type { LandingMessages, Locale } from '../../shared/messages/landing.ts'
import { templatesMessages as texts } from '../../shared/messages/templates.ts'
import { LandingBody } from '../../shared/ui/landing/landing-body.tsx'
import type { Layout } from '../../shared/ui/landing/layout.ts'
import {
  type FieldName,
  type FormActions,
  type FormState,
  RegisterForm
} from '../../shared/ui/landing/register-form.tsx'
import { themeProperties } from '../../shared/ui/landing/theme.ts'

interface PreviewProps {
  template: Template
  locale: Locale
  layout: Layout
  messages: LandingMessages
}

const empty = { phone: '', capcode: '', smsCode: '' }

const refuse = () => showToast(texts.notSent)

function stateOf(values: FormState['values']): FormState {
  return {
    values,
    errors: {},
    picture: { state: 'loading' },
    countdown: 0,
    sentTo: '',
    isSending: false,
    isRegistering: false,
    notice: ''
  }
}

/** Links lead away from the preview: they only say so. */
function keepHere(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return
  event.preventDefault()
  refuse()
}

/** A template as its visitors see it, at phone width. Its form can be filled in but sends nothing. */
export function Preview({ template, locale, layout: Layout, messages }: PreviewProps) {
  const [values, setValues] = useState(empty)
  const actions: FormActions = {
    change: (name: FieldName, value: string) => setValues({ ...values, [name]: value }),
    refreshPicture: refuse,
    losePicture: refuse,
    sendCode: refuse,
    submit: event => {
      event.preventDefault()
      refuse()
    }
  }
  return (
    <section
      className="templates_phone"
      style={themeProperties(template.theme) as CSSProperties}
      lang={locale}
      aria-label={texts.preview.replace('{id}', template.id)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      onClickCapture={keepHere}
    >
      <LandingBody Layout={Layout} template={template} messages={messages}>
        <RegisterForm
          id={`register-${template.id}`}
          template={template}
          messages={messages}
          state={stateOf(values)}
          actions={actions}
        />
      </LandingBody>
    </section>
  )
}
