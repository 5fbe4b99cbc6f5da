import type { ExampleOffer } from '../../api/template.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Card } from '../../ui/card/card.tsx'
import { offerOf } from './amount-slider.tsx'
import { exampleNoteOf } from './example-note.ts'
import type { ExampleChoice } from './layout-props.ts'
import { ExampleQuote } from './quote.tsx'
import { ToForm } from './to-form.tsx'

interface LoanExampleProps extends ExampleChoice {
  offers: readonly ExampleOffer[]
  messages: LandingMessages
  /** The words of the form's button, for the link that leads to it. */
  button: string
}

export function LoanExample({ offers, messages, button, amount, choose }: LoanExampleProps) {
  const offer = offerOf(offers, amount)
  if (!offer) return null
  return (
    <Card className="loan-example">
      <ExampleQuote offers={offers} offer={offer} messages={messages} onChange={choose}>
        {exampleNoteOf(messages)}
      </ExampleQuote>
      <ToForm>{button}</ToForm>
    </Card>
  )
}
