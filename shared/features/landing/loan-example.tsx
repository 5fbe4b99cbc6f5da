import { useState } from 'react'
import type { ExampleOffer } from '../../api/template.ts'
import { brand } from '../../config/brand.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Card } from '../../ui/card/card.tsx'
import { middleOf } from './amount-slider.tsx'
import { ExampleQuote } from './quote.tsx'

interface LoanExampleProps {
  offers: readonly ExampleOffer[]
  messages: LandingMessages
}

export function LoanExample({ offers, messages }: LoanExampleProps) {
  const [index, setIndex] = useState(middleOf(offers))
  const offer = offers[Math.min(index, offers.length - 1)]
  if (!offer) return null
  return (
    <Card className="loan-example">
      <ExampleQuote offers={offers} offer={offer} messages={messages} onChange={setIndex}>
        {formatMessage(messages.exampleNote, { statement: messages.statement[brand.market] })}
      </ExampleQuote>
      <a className="landing_to-form" href="#register">
        {messages.formTitle}
      </a>
    </Card>
  )
}
