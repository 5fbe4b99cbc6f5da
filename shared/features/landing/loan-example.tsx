import { useState } from 'react'
import type { ExampleOffer } from '../../api/template.ts'
import { brand } from '../../config/brand.ts'
import { currencyOf } from '../../loan/currency.ts'
import { formatMoney, percentText } from '../../loan/money.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Card } from '../../ui/card/card.tsx'
import { Rows } from '../../ui/rows/rows.tsx'

interface LoanExampleProps {
  /** From small to large; two or more. */
  offers: readonly ExampleOffer[]
  messages: LandingMessages
}

const symbol = currencyOf({ market: brand.market })
const money = (hundredths: number) => formatMoney(hundredths, symbol, brand.money)

export function LoanExample({ offers, messages }: LoanExampleProps) {
  const [index, setIndex] = useState(Math.floor((offers.length - 1) / 2))
  const offer = offers[Math.min(index, offers.length - 1)]
  const smallest = offers[0]
  const largest = offers[offers.length - 1]
  if (!offer || !smallest || !largest) return null
  const term = formatMessage(messages.days, { count: offer.days })
  return (
    <Card className="loan-example" title={messages.example}>
      <label className="loan-example_question">
        <span>{messages.exampleAmount}</span>
        <output className="loan-example_amount">{money(offer.amount)}</output>
        <input
          className="loan-example_slider"
          type="range"
          min={0}
          max={offers.length - 1}
          step={1}
          value={index}
          aria-valuetext={money(offer.amount)}
          onChange={event => setIndex(Number(event.target.value))}
        />
      </label>
      <p className="loan-example_ends" aria-hidden="true">
        <span>{money(smallest.amount)}</span>
        <span>{money(largest.amount)}</span>
      </p>
      <Rows
        rows={[
          { text: messages.borrowed, value: money(offer.amount) },
          { text: messages.term, value: term },
          { text: messages.interest, value: money(offer.interest) },
          { text: messages.fees, value: money(offer.fees) }
        ]}
      />
      <p className="loan-example_total">
        <span>{messages.total}</span>
        <strong>{money(offer.total)}</strong>
      </p>
      <p className="loan-example_note">
        {offer.rate && `${percentText(offer.rate, brand.money)}. `}
        {messages.exampleNote}
      </p>
    </Card>
  )
}
