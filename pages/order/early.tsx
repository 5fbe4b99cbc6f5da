import { orderMessages as messages } from '#messages/order.ts'
import { repaymentMessages } from '#messages/repayment.ts'
import { brand } from '../../shared/config/brand.ts'
import { LoanFacts } from '../../shared/features/loan-facts/loan-facts.tsx'
import { datesOf } from '../../shared/features/loan-head/early-head.tsx'
import { EarlyTone } from '../../shared/features/loan-head/head-tone.tsx'
import { LoanHead, TermBar } from '../../shared/features/loan-head/loan-head.tsx'
import { rowSlots, type Slots } from '../../shared/island/record-slots.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { StatusBanner } from '../../shared/ui/status-banner/status-banner.tsx'
import { due, late } from './action.ts'
import { EarlyActions } from './early-actions.tsx'
import { StatusIcon } from './status-icon.tsx'

/** More than a screen has room for; React shows all rows. */
const firstRows = 40

export function Early({ slots }: { slots: Slots }) {
  const row = slots.within('rows').each('detail', firstRows)
  slots.require('nextUrl', 'empty')
  slots.require('status', 'digits')
  return (
    <PageFrame title={messages.title} hero={<EarlyHead slots={slots} />}>
      {brand.services.includes('papers') && (
        <div className="order_later">{slots.condition('paid')}</div>
      )}
      <LoanFacts logo="" name={slots.text('productName')} rows={[rowSlots(row)]} />
      <EarlyActions slots={slots} />
    </PageFrame>
  )
}

/** One of each; the early answer leaves its own. */
const earlyIcons = (slots: Slots) =>
  [due, late].map(status => (
    <div key={status}>
      {slots.condition(`icon${status}`)}
      <StatusIcon status={status} />
    </div>
  ))

function EarlyHead({ slots }: { slots: Slots }) {
  const bill = slots.within('bill')
  const title = slots.text('noticeTitle')
  const text = slots.optionalText('noticeText')
  return (
    <>
      <EarlyTone slots={slots} />
      <div>
        {slots.condition('owes')}
        <LoanHead
          {...{ title, text, icon: earlyIcons(slots), ...datesOf(bill) }}
          label={repaymentMessages.amount}
          amount={bill.optionalText('amount')}
          term={<TermBar>{slots.condition('runs')}</TermBar>}
        />
      </div>
      <div>
        {slots.condition('rests')}
        <StatusBanner title={title} text={text} />
      </div>
    </>
  )
}
