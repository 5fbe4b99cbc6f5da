import { useStore } from '@nanostores/react'
import { cashierMessages as messages } from '#messages/cashier.ts'
import type { StoredRecord } from '../../context/storage.ts'
import { groupCode } from '../../loan/group-code.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { Card } from '../../ui/card/card.tsx'
import { isUsedUp } from '../payments/loan-page.ts'
import type { PagePayments } from '../payments/payments.tsx'
import { ExpiredCode } from './expired-code.tsx'
import { KeptTime } from './kept-time.tsx'
import { ShowToCashier } from './show-to-cashier.tsx'
import type { Slip } from './slip.ts'
import { useCodeState } from './use-code-state.ts'

interface KeptSlipProps {
  record: StoredRecord<Slip> | undefined
  payments: PagePayments
}

export function KeptSlip({ record, payments }: KeptSlipProps) {
  const money = useStore(payments.$money)
  const state = useCodeState(record?.data.code ?? '', record?.data.expiresAt ?? '')
  if (!record || record.data.isRefused || isUsedUp(money)) return null
  const { code, expiresAt, amount } = record.data
  return (
    <Card title={messages.keptTitle}>
      {amount && amount !== noAmount && <strong>{amount}</strong>}
      <KeptTime savedAt={record.savedAt} />
      {state === 'expired' ? (
        <ExpiredCode digits={groupCode(code)} expiresAt={expiresAt} />
      ) : (
        <ShowToCashier slip={record.data} savedAt={record.savedAt} guard={payments.use} />
      )}
    </Card>
  )
}
