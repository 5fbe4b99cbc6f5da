import type { ReactNode } from 'react'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { OfferTexts } from '../../api/offer.ts'
import { rowSlots, type Slots } from '../../island/record-slots.ts'
import { PageFrame } from '../../ui/page-frame/page-frame.tsx'
import { WaitingConsent } from './agreements.tsx'
import { CostCard, lateVerdict } from './cost-card.tsx'
import { OfferHead } from './offer-head.tsx'
import { OfferWays } from './offer-ways.tsx'

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

interface EarlyOfferProps {
  slots: Slots
  offer: OfferTexts
  button: string
  children: ReactNode
}

export function EarlyOffer({ slots, offer, button, children }: EarlyOfferProps) {
  const head = (
    <OfferHead
      head={[rowSlots(slots.each('head'))]}
      dateLabel={slots.optionalText('dateLabel')}
      date={slots.optionalText('date')}
      term={slots.optionalText('term')}
    />
  )
  const cost = {
    amount: '',
    received: '',
    total: '',
    rows: [],
    hasTotal: true,
    isLateBeyond: true,
    note: '',
    date: '',
    first: { day: 0, time: '', amount: '' }
  }
  return (
    <PageFrame title={messages.title} hero={head}>
      <CostCard
        rows={[rowSlots(slots.each('cost'))]}
        isLateBeyond={lateVerdict && slots.condition('beyond')}
        call={<div className="button" />}
        note={slots.optionalText('note')}
      />
      {children}
      <OfferWays offer={offer} cost={cost} remind={slots.optionalText('remind')} />
      <WaitingConsent button={button} slow={false} />
    </PageFrame>
  )
}
