import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { ladderOfComplaint } from '../../shared/features/dispute/dated-ladder.ts'
import { isForAll } from '../../shared/features/dispute/ladder.ts'
import { writeDay } from '../../shared/loan/day.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'

/** The date that comes next where we have answered, or that every office can be asked now. */
export function nextOfficeText(complaint: Complaint, now: number): string {
  if (complaint.state !== 'answered' && complaint.state !== 'closed') return ''
  const [, ...offices] = ladderOfComplaint(complaint, now) ?? []
  const next = offices.find(({ isOpen, only }) => !isOpen && !only)
  if (next) return formatMessage(messages.nextOffice, { date: dateText(writeDay(next.day)) })
  return offices.some(isForAll) ? messages.officeNow : ''
}
