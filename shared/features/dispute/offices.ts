import { disputeMessages as messages } from '#messages/dispute.ts'
import { company } from '../../config/company.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { Office } from './ladder.ts'

/** In the order in which a borrower asks them. */
export function companyOffices(): Office[] {
  const { officer, ...reach } = company.grievance
  // The service needs no contact: the page of the ladder is its own.
  const service = { name: messages.service, afterDays: company.answerDays }
  return [service, { name: officer, ...reach }, ...company.regulators]
}

export function waitText({ afterDays, countsCalendarDays }: Office): string {
  if (afterDays === 0) return messages.atOnce
  const message = countsCalendarDays ? messages.afterCalendarDays : messages.afterWorkingDays
  return formatMessage(message, { count: afterDays })
}
