import { brand } from '../../config/brand.ts'
import { dialledPhone } from '../../lib/dialled-phone.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Button } from '../../ui/button/button.tsx'
import './sms-help.css'

export interface SmsHelpProps {
  messages: LandingMessages
  hasVoice: boolean
  isCalling: boolean
  onAgain: () => void
  onCall: () => void
}

export function SmsHelp({ messages, hasVoice, isCalling, onAgain, onCall }: SmsHelpProps) {
  const { title, text, again, call, service } = messages.noSms
  return (
    <section className="sms-help" aria-labelledby="sms-help-title">
      <p className="sms-help_title" id="sms-help-title">
        {title}
      </p>
      <p>{text}</p>
      <Button variant="secondary" onClick={onAgain}>
        {again}
      </Button>
      {hasVoice && (
        <Button variant="secondary" pending={isCalling} onClick={onCall}>
          {call}
        </Button>
      )}
      <a className="sms-help_service" href={`tel:${dialledPhone(brand.servicePhone)}`}>
        {formatMessage(service, { phone: brand.servicePhone })}
      </a>
    </section>
  )
}
