import type { ReactNode } from 'react'
import { orderMessages as messages } from '#messages/order.ts'
import { LoanFacts } from '../../shared/features/loan-facts/loan-facts.tsx'
import { rowSlots, type Slots } from '../../shared/island/record-slots.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { StatusBanner } from '../../shared/ui/status-banner/status-banner.tsx'
import { tones } from './bill.ts'
import { EarlyActions } from './early-actions.tsx'
import { HeadTone, LoanHead } from './loan-head.tsx'

/** What every order shows, whatever its status, if it leads nowhere else. */
export function Early({ slots }: { slots: Slots }) {
  const row = slots.within('rows').each('detail')
  slots.require('nextUrl', 'empty')
  slots.require('status', 'digits')
  const tone = tones.map(each => (
    <HeadTone key={each} tone={each}>
      {slots.condition(each)}
    </HeadTone>
  ))
  return (
    <PageFrame title={messages.title} hero={<EarlyHead slots={slots} tone={tone} />}>
      <LoanFacts logo="" name={slots.text('productName')} rows={[rowSlots(row)]} />
      <EarlyActions slots={slots} />
    </PageFrame>
  )
}

interface EarlyHeadProps {
  slots: Slots
  tone: ReactNode
}

/** The head of a loan that owes, or the plain one: the answer says which. */
function EarlyHead({ slots, tone }: EarlyHeadProps) {
  const bill = slots.within('bill')
  const title = slots.text('noticeTitle')
  const text = slots.text('noticeText')
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
