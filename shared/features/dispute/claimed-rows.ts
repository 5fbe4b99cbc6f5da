import { commonMessages as common } from '#messages/common.ts'
import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../api/complaint-record.ts'
import type { Row } from '../../api/fields.ts'
import { moneyText } from '../../context/money-text.ts'
import { filledRows } from '../document/filled-rows.ts'

type Claimed = Pick<Complaint, 'paidAt' | 'minor' | 'channel' | 'reference'>

export function claimedRows(
  { paidAt, minor, channel, reference }: Claimed,
  like: readonly string[] = []
): Row[] {
  const rows = [
    { text: common.date, value: paidAt },
    { text: common.amount, value: minor === undefined ? '' : moneyText(minor, '', like) },
    { text: messages.by, value: channel },
    { text: messages.reference, value: reference }
  ]
  return filledRows(rows)
}
