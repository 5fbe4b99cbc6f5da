import type { ReactNode } from 'react'
import type { ExampleOffer } from '../../api/template.ts'
import { brand } from '../../config/brand.ts'
import { percentText } from '../../loan/money.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { AmountSlider, exampleMoney } from './amount-slider.tsx'

interface QuoteProps {
  offers: readonly ExampleOffer[]
  offer: ExampleOffer
  messages: LandingMessages
  onChange: (index: number) => void
  children?: ReactNode
}

export function ExampleQuote({ offers, offer, messages, onChange, children }: QuoteProps) {
  const { interest, fees, total, days, rate } = offer
  const parts = { interest: exampleMoney(interest), fees: exampleMoney(fees), days }
  return (
    <div className="quote">
      <AmountSlider offers={offers} offer={offer} messages={messages} onChange={onChange} />
      <p className="loan-example_total">
        <span>{messages.total}</span>
        <strong>{exampleMoney(total)}</strong>
      </p>
      <p className="loan-example_note">
        {formatMessage(messages.quote, parts)}. {rate && `${percentText(rate, brand.money)}.`}{' '}
        {children}
      </p>
    </div>
  )
}
