import type { LandingMessages } from '../../messages/landing/en.ts'
import { Button } from '../../ui/button/button.tsx'

interface ConsentBarProps {
  messages: LandingMessages
  onAnswer: (answer: 'given' | 'refused') => void
}

/** Asks before advertisers are told; both answers are one tap, look alike and are as large. */
export function ConsentBar({ messages: { consent }, onAnswer }: ConsentBarProps) {
  return (
    <section className="consent-bar" aria-label={consent.title}>
      <p>{consent.text}</p>
      <div className="consent-bar_answers">
        <Button variant="secondary" onClick={() => onAnswer('refused')}>
          {consent.refuse}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer('given')}>
          {consent.agree}
        </Button>
      </div>
    </section>
  )
}
