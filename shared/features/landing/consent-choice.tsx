import { useStore } from '@nanostores/react'
import { $consent, answerConsent, type Consent } from '../../context/consent.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Button } from '../../ui/button/button.tsx'
import './consent-choice.css'

const unasked = (): Consent => 'unasked'

// Below the form's button: above the page it would cover that button on a small phone.
/** Asks before advertisers are told. Both answers are one tap, look alike and can be taken back. */
export function ConsentChoice({ messages: { consent } }: { messages: LandingMessages }) {
  // The html is the same for a visitor who has answered.
  const answer = useStore($consent, { ssr: unasked })
  return (
    <section className="consent-choice" aria-label={consent.title}>
      <p>{consent.text}</p>
      <Button
        variant="secondary"
        aria-pressed={answer === 'refused'}
        onClick={() => answerConsent('refused')}
      >
        {consent.refuse}
      </Button>
      <Button
        variant="secondary"
        aria-pressed={answer === 'given'}
        onClick={() => answerConsent('given')}
      >
        {consent.agree}
      </Button>
    </section>
  )
}
