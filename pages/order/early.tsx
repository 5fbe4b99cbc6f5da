import { orderMessages as messages } from '#messages/order.ts'
import { repaymentMessages } from '#messages/repayment.ts'
import { orderRowsWire, orderWire } from '../../shared/api/wire.ts'
import { LoanFacts } from '../../shared/features/loan-facts/loan-facts.tsx'
import { EarlyTone } from '../../shared/features/loan-head/head-tone.tsx'
import { LoanHead, TermBar } from '../../shared/features/loan-head/loan-head.tsx'
import { rowSlots, type Slots } from '../../shared/island/record-slots.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { StatusBanner } from '../../shared/ui/status-banner/status-banner.tsx'
import { EarlyActions } from './early-actions.tsx'

/** What every order shows, whatever its status, if it leads nowhere else. */
export function Early({ slots }: { slots: Slots }) {
  const order = slots.texts(orderWire)
  const row = slots.within(orderWire.rows).each(orderRowsWire.detail)
  slots.require(orderWire.nextUrl, 'empty')
  slots.require(orderWire.status, 'digits')
  return (
    <PageFrame title={messages.title} hero={<EarlyHead order={order} slots={slots} />}>
      <LoanFacts logo="" name={order.productName} rows={[rowSlots(row)]} />
      <EarlyActions slots={slots} />
    </PageFrame>
  )
}

interface EarlyHeadProps {
  order: Record<'noticeTitle' | 'noticeText', string>
  slots: Slots
}

/** The head of a loan that owes, or the plain one: the answer says which. */
function EarlyHead({ order, slots }: EarlyHeadProps) {
  const { noticeTitle: title, noticeText: text } = order
  const bill = slots.within('bill')
  const texts = {
    amount: bill.optionalText('amount'),
    date: bill.optionalText('date'),
    late: bill.optionalText('late'),
    left: bill.optionalText('left'),
    dateLabel: bill.optionalText('dateLabel')
  }
  return (
    <>
      <EarlyTone slots={slots} />
      <div>
        {slots.condition('owes')}
        <LoanHead
          {...{ title, text, ...texts }}
          label={repaymentMessages.amount}
          term={<TermBar passed={undefined} />}
        />
      </div>
      <div>
        {slots.condition('rests')}
        <StatusBanner title={title} text={text} />
      </div>
    </>
  )
}
