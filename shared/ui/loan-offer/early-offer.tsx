import type { ReactNode } from 'react'
import type { OfferTexts } from '../../api/offer.ts'
import { optionalPlaceOf, placeOf, rowOf } from '../../lib/places.ts'
import { confirmationMessages as messages } from '../../messages/confirmation.ts'
import { ActionBar } from '../action-bar/action-bar.tsx'
import { Button } from '../button/button.tsx'
import { PageFrame } from '../page-frame/page-frame.tsx'
import { AgreementsWaiting } from './agreements.tsx'
import { AmountHero, type Fact, HeroFacts } from './amount-hero.tsx'
import { CostCard } from './cost-card.tsx'

/** The places of an offer, which `earlyOfferValues` fills. */
export const placedOffer: OfferTexts = {
  productLogo: '',
  productName: placeOf('productName'),
  amount: undefined,
  periods: '',
  termUnit: '',
  rows: [rowOf('rows')],
  plan: [
    {
      title: placeOf('plan[].title'),
      text: optionalPlaceOf('plan[].text'),
      amount: placeOf('plan[].amount'),
      time: optionalPlaceOf('plan[].time')
    }
  ],
  firstTime: '',
  rateText: ''
}

const cost = {
  amount: placeOf('amount'),
  rows: [rowOf('cost')],
  hasTotal: true,
  note: optionalPlaceOf('note'),
  first: { day: 0, time: '', amount: '' }
}

/** The cost of an offer that has no gaps. */
export function EarlyCost() {
  return <CostCard offer={placedOffer} cost={cost} remind={optionalPlaceOf('remind')} />
}

interface EarlyOfferProps {
  facts: readonly Fact[]
  button: string
  /** The cards above the agreements. */
  children: ReactNode
}

/** A confirmation page with an offer; its agreements and what they allow come with React. */
export function EarlyOffer({ facts, button, children }: EarlyOfferProps) {
  const hero = (
    <AmountHero amount={cost.amount}>
      <HeroFacts facts={facts} />
    </AmountHero>
  )
  return (
    <PageFrame title={messages.title} hero={hero}>
      {children}
      <AgreementsWaiting slow={false} />
      <ActionBar>
        <Button off>{button}</Button>
      </ActionBar>
    </PageFrame>
  )
}
