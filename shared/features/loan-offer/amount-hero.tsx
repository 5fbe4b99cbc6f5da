import type { ReactNode } from 'react'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { dateText } from '../../messages/date-text.ts'
import { Amount } from '../../ui/amount/amount.tsx'

interface AmountHeroProps {
  /** Undefined while it is on its way. */
  amount?: string
  children?: ReactNode
}

export function AmountHero({ amount, children }: AmountHeroProps) {
  return (
    <div className="loan-offer_hero">
      <p>{messages.amount}</p>
      <Amount text={amount} />
      {children}
    </div>
  )
}

export interface Fact {
  text: string
  value: string
}

export function HeroFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="loan-offer_facts">
      {facts
        .filter(({ value }) => value)
        .map(({ text, value }) => (
          <div className="loan-offer_fact" key={text}>
            <dt>{text}</dt>
            <dd>{dateText(value)}</dd>
          </div>
        ))}
    </dl>
  )
}
