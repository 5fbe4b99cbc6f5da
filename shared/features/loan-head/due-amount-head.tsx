import { useStore } from '@nanostores/react'
import { marketTime } from '../../context/market-time.ts'
import { CopyAmount } from '../cashier/copy-amount.tsx'
import { hasPaid } from '../payments/loan-page.ts'
import type { PagePayments } from '../payments/payments.tsx'
import { AmountHead, amountId } from './amount-head.tsx'
import { dueHead } from './due-head.ts'
import { HeadTone } from './head-tone.tsx'

interface DueAmountHeadProps {
  label: string
  amount: string
  date: string
  payments: PagePayments
}

export function DueAmountHead(props: DueAmountHeadProps) {
  const { label, amount, date, payments } = props
  const isPaid = hasPaid(useStore(payments.$money))
  const { tone, ...dates } = dueHead({ date, rows: [] }, marketTime(), isPaid)
  return (
    <>
      <HeadTone tone={tone} />
      <AmountHead label={label} amount={amount} dates={dates}>
        <CopyAmount
          amount={amount}
          what={label}
          shownIn={amountId}
          guard={payments.copy}
          iconOnly
        />
      </AmountHead>
    </>
  )
}
