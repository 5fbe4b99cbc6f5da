import type { ReactNode } from 'react'
import type { ExampleOffer } from '../../api/template.ts'
import { brand } from '../../config/brand.ts'
import { percentText } from '../../loan/money.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { AmountSlider } from './amount-slider.tsx'
import { exampleMoney } from './example-money.ts'

export function OfferSums({ rows }: { rows: (readonly [label: string, sum: number])[] }) {
  return (
    <div className="loan-example_sums">
      {rows.map(([label, sum]) => (
        <p key={label}>
          <span>{label}</span>
          <strong>{exampleMoney(sum)}</strong>
        </p>
      ))}
    </div>
  )
}

export interface QuoteProps {
  offers: readonly ExampleOffer[]
  offer: ExampleOffer
  messages: LandingMessages
  onChange: (amount: number) => void
  children?: ReactNode
}

export function ExampleQuote({ offers, offer, messages, onChange, children }: QuoteProps) {
  const { amount, interest, fees, total, days, rate } = offer
  const parts = { interest: exampleMoney(interest), fees: exampleMoney(fees), days }
  return (
    <div className="quote">
      <AmountSlider offers={offers} offer={offer} messages={messages} onChange={onChange} />
      <OfferSums
        rows={[
          [messages.cost, total - amount],
          [messages.total, total]
        ]}
      />
      <p className="loan-example_note">
        {formatMessage(messages.quote, parts)}. {rate && `${percentText(rate, brand.money)}.`}{' '}
        {children}
      </p>
    </div>
  )
}
