import { cashierMessages as messages } from '#messages/cashier.ts'
import type { StoredRecord } from '../../context/storage.ts'
import { groupCode } from '../../loan/group-code.ts'
import { momentText } from '../../loan/moment-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Card } from '../../ui/card/card.tsx'
import { ExpiredCode } from './expired-code.tsx'
import { ShowToCashier } from './show-to-cashier.tsx'
import type { Slip } from './slip.ts'
import { useCodeState } from './use-code-state.ts'
import './kept-time.css'

interface KeptSlipProps {
  record: StoredRecord<Slip> | undefined
  guard: (open: () => void) => void
}

export function KeptSlip({ record, guard }: KeptSlipProps) {
  const state = useCodeState(record?.data.code ?? '', record?.data.expiresAt ?? '')
  if (!record) return null
  const { code, expiresAt } = record.data
  return (
    <Card title={messages.keptTitle}>
      <p className="cashier_kept">
        {formatMessage(messages.kept, { time: momentText(record.savedAt) })}
      </p>
      {state === 'expired' ? (
        <ExpiredCode digits={groupCode(code)} expiresAt={expiresAt} />
      ) : (
        <ShowToCashier slip={record.data} savedAt={record.savedAt} guard={guard} />
      )}
    </Card>
  )
}
