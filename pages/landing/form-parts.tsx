import { useStore } from '@nanostores/react'
import { ErrorSummary } from '../../shared/features/landing/error-summary.tsx'
import { SmsHelp } from '../../shared/features/landing/sms-help.tsx'
import { focusField, type LandingForm } from './form.ts'
import type { ReadyPage } from './template.ts'
import type { createVoiceCall } from './voice.ts'
import '../../shared/features/landing/form-help.css'

interface PartProps {
  page: ReadyPage
}

export function Problems({ page: { messages }, form }: PartProps & Pick<LandingForm, 'form'>) {
  const errors = useStore(form.$errors)
  return <ErrorSummary errors={errors} messages={messages} onChoose={focusField} />
}

interface LateCodeProps extends PartProps {
  typed: LandingForm
  sendCode: () => void
  callWithCode: ReturnType<typeof createVoiceCall>
}

/** A minute after sending: whoever has the code by now is typing it. */
export function LateCode({
  page,
  typed: { form, $sentTo, $wait },
  sendCode,
  callWithCode
}: LateCodeProps) {
  const sentTo = useStore($sentTo)
  const wait = useStore($wait)
  const { smsCode } = useStore(form.$values)
  const isCalling = useStore(callWithCode.$pending)
  if (!sentTo || wait > 0 || smsCode) return null
  return (
    <SmsHelp
      messages={page.messages}
      hasVoice={page.template.voiceCode}
      isCalling={isCalling}
      onAgain={() => sendCode()}
      onCall={() => callWithCode(page)}
    />
  )
}
