import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../api/complaint-record.ts'
import type { Row } from '../../api/fields.ts'
import { moneyOf } from '../document/money-of.ts'

type Claimed = Pick<Complaint, 'paidAt' | 'minor' | 'channel' | 'reference'>

/** What a borrower has said of the payment that is missed; none where the backend does not tell. */
export function claimedRows({ paidAt, minor, channel, reference }: Claimed): Row[] {
  const rows = [
    { text: messages.date, value: paidAt },
    { text: messages.amount, value: minor === undefined ? '' : moneyOf('')(minor) },
    { text: messages.by, value: channel },
    { text: messages.reference, value: reference }
  ]
  return rows.filter(({ value }) => value)
}
