import type { ReactNode } from 'react'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { OfferTexts } from '../../api/offer.ts'
import { rowSlots, type Slots } from '../../island/record-slots.ts'
import { ActionBar } from '../../ui/action-bar/action-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PageFrame } from '../../ui/page-frame/page-frame.tsx'
import { AgreementsWaiting } from './agreements.tsx'
import { AmountHero, type Fact, HeroFacts } from './amount-hero.tsx'
import { CostCard } from './cost-card.tsx'
import { KeyFactsButton } from './key-facts-button.tsx'

export function offerSlots(slots: Slots): OfferTexts {
  const payment = slots.each('plan')
  return {
    productLogo: '',
    productName: slots.text('productName'),
    amount: undefined,
    periods: '',
    termUnit: '',
    rows: [rowSlots(slots.each('rows'))],
    plan: [
      {
        title: payment.text('title'),
        text: payment.optionalText('text'),
        amount: payment.text('amount'),
        time: payment.optionalText('time')
      }
    ],
    firstTime: '',
    rateText: ''
  }
}

interface EarlyCostProps {
  slots: Slots
  offer: OfferTexts
}

export function EarlyCost({ slots, offer }: EarlyCostProps) {
  const cost = {
    amount: '',
    rows: [rowSlots(slots.each('cost'))],
    hasTotal: true,
    note: slots.optionalText('note'),
    first: { day: 0, time: '', amount: '' }
  }
  return <CostCard offer={offer} cost={cost} remind={slots.optionalText('remind')} />
}

interface EarlyOfferProps {
  slots: Slots
  facts: readonly Fact[]
  button: string
  children: ReactNode
}

/** A confirmation page with an offer; its agreements and what they allow come with React. */
export function EarlyOffer({ slots, facts, button, children }: EarlyOfferProps) {
  const hero = (
    <AmountHero amount={slots.text('amount')}>
      <HeroFacts facts={facts} />
    </AmountHero>
  )
  return (
    <PageFrame title={messages.title} hero={hero}>
      {children}
      <KeyFactsButton />
      <AgreementsWaiting slow={false} />
      <ActionBar>
        <Button softDisabled>{button}</Button>
      </ActionBar>
    </PageFrame>
  )
}
