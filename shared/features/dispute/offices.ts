import { disputeMessages as messages } from '#messages/dispute.ts'
import { company } from '../../config/company.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { Office } from './ladder.ts'

/** Whom a borrower can turn to, in their order: our service, the grievance office, the regulators. */
export function companyOffices(): Office[] {
  const { officer, ...reach } = company.grievance
  // It is reached where the ladder stands.
  const service = { name: messages.service, afterDays: company.answerDays }
  return [service, { name: officer, ...reach }, ...company.regulators]
}

export function waitText({ afterDays, countsCalendarDays }: Office): string {
  if (afterDays === 0) return messages.atOnce
  const message = countsCalendarDays ? messages.afterCalendarDays : messages.afterWorkingDays
  return formatMessage(message, { count: afterDays })
}
