import type { ReactNode } from 'react'
import { orderMessages as messages } from '#messages/order.ts'
import { orderRowsWire, orderWire } from '../../shared/api/wire.ts'
import { LoanFacts } from '../../shared/features/loan-facts/loan-facts.tsx'
import { rowSlots, type Slots } from '../../shared/island/record-slots.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { StatusBanner } from '../../shared/ui/status-banner/status-banner.tsx'
import { tones } from './bill.ts'
import { EarlyActions } from './early-actions.tsx'
import { HeadTone, LoanHead } from './loan-head.tsx'

/** What every order shows, whatever its status, if it leads nowhere else. */
export function Early({ slots }: { slots: Slots }) {
  const order = slots.texts(orderWire)
  const row = slots.within(orderWire.rows).each(orderRowsWire.detail)
  slots.require(orderWire.nextUrl, 'empty')
  slots.require(orderWire.status, 'digits')
  const tone = tones.map(each => (
    <HeadTone key={each} tone={each}>
      {slots.condition(each)}
    </HeadTone>
  ))
  return (
    <PageFrame title={messages.title} hero={<EarlyHead order={order} slots={slots} tone={tone} />}>
      <LoanFacts logo="" name={order.productName} rows={[rowSlots(row)]} />
      <EarlyActions slots={slots} />
    </PageFrame>
  )
}

interface EarlyHeadProps {
  order: Record<'noticeTitle' | 'noticeText', string>
  slots: Slots
  tone: ReactNode
}

/** The head of a loan that owes, or the plain one: the answer says which. */
function EarlyHead({ order, slots, tone }: EarlyHeadProps) {
  const { noticeTitle: title, noticeText: text } = order
  const bill = slots.within('bill')
  const texts = {
    amount: bill.optionalText('amount'),
    date: bill.optionalText('date'),
    late: bill.optionalText('late'),
    left: bill.optionalText('left'),
    passed: undefined
  }
  const dateLabel = bill.optionalText('dateLabel')
  return (
    <>
      {tone}
      <div>
        {slots.condition('owes')}
        <LoanHead {...{ title, text, dateLabel }} bill={texts} />
      </div>
      <div>
        {slots.condition('rests')}
        <StatusBanner title={title} text={text} />
      </div>
    </>
  )
}
