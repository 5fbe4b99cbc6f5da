import { termMessages } from '#messages/confirmation.ts'
import { retentionMessages as messages } from '#messages/retention.ts'
import type { Company, RecordKind } from '../config/company-settings.ts'
import { formatMessage } from '../messages/format-message.ts'

export function timeText(months: number): string {
  const isYears = months % 12 === 0
  const count = isYears ? months / 12 : months
  if (count === 1) return isYears ? messages.year : messages.month
  return formatMessage(isYears ? messages.years : termMessages.months, { count })
}

interface KeptRecord {
  data: RecordKind
  what: string
  why: string
  until: string
}

/** The records that the lender keeps of a borrower who leaves, in the page's language. */
export function keptRecords({ retention }: Company, law: string): KeptRecord[] {
  return retention.map(({ data, months }) => {
    const { what, why, until } = messages[data]
    return {
      data,
      what,
      why: formatMessage(why, { law }),
      until: formatMessage(until, { time: timeText(months) })
    }
  })
}
