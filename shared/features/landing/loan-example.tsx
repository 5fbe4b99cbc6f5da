import { useState } from 'react'
import type { ExampleOffer } from '../../api/template.ts'
import { brand } from '../../config/brand.ts'
import { percentText } from '../../loan/money.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Card } from '../../ui/card/card.tsx'
import { Rows } from '../../ui/rows/rows.tsx'
import { AmountSlider, exampleMoney, middleOf } from './amount-slider.tsx'

interface LoanExampleProps {
  offers: readonly ExampleOffer[]
  messages: LandingMessages
}

export function LoanExample({ offers, messages }: LoanExampleProps) {
  const [index, setIndex] = useState(middleOf(offers))
  const offer = offers[Math.min(index, offers.length - 1)]
  if (!offer) return null
  const term = formatMessage(messages.days, { count: offer.days })
  return (
    <Card className="loan-example" title={messages.example}>
      <AmountSlider offers={offers} offer={offer} messages={messages} onChange={setIndex} />
      <Rows
        rows={[
          { text: messages.borrowed, value: exampleMoney(offer.amount) },
          { text: messages.term, value: term },
          { text: messages.interest, value: exampleMoney(offer.interest) },
          { text: messages.fees, value: exampleMoney(offer.fees) }
        ]}
      />
      <p className="loan-example_total">
        <span>{messages.total}</span>
        <strong>{exampleMoney(offer.total)}</strong>
      </p>
      <a className="landing_to-form" href="#register">
        {messages.toForm}
      </a>
      <p className="loan-example_note">
        {offer.rate && `${percentText(offer.rate, brand.money)}. `}
        {formatMessage(messages.exampleNote, { statement: messages.statement[brand.market] })}
      </p>
    </Card>
  )
}
