import { useStore } from '@nanostores/react'
import { SmsHelp } from '../../shared/features/landing/sms-help.tsx'
import type { LandingForm } from './form.ts'
import type { ReadyPage } from './template.ts'
import type { createVoiceCall } from './voice.ts'

interface LateCodeProps {
  page: ReadyPage
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
