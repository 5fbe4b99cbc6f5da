import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { ladderOfComplaint } from '../../shared/features/dispute/dated-ladder.ts'
import { isForAll } from '../../shared/features/dispute/ladder.ts'
import { writeDay } from '../../shared/loan/day.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { namesOffice } from './conversation-stage.ts'

/** `SEC` of `Securities and Exchange Commission (SEC)`, the whole name without brackets. */
const shortName = (name: string) => /\(([^)]+)\)$/.exec(name)?.[1] ?? name

/** The nearest and the highest office that can be asked now, or else the first one and its day. */
export function nextOfficeText(complaint: Complaint, now: number): string | undefined {
  if (!namesOffice(complaint.state)) return undefined
  const steps = ladderOfComplaint(complaint, now)
  if (!steps) return undefined
  const [, ...offices] = steps
  const names = offices.filter(isForAll).map(({ name }) => shortName(name))
  const office = names.pop()
  const [near] = names
  if (office && near) return formatMessage(messages.officesNow, { near, office })
  if (office) return formatMessage(messages.officeNow, { office })
  const next = offices.find(({ only }) => !only)
  if (!next) return ''
  const date = dateText(writeDay(next.day))
  return formatMessage(messages.nextOffice, { office: shortName(next.name), date })
}
