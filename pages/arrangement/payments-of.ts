import type { QuotedOption } from '../../shared/api/pay-option.ts'
import { marketDay } from '../../shared/context/market-time.ts'
import { writeDay } from '../../shared/loan/day.ts'

export const paymentsOf = ({ now, schedule }: QuotedOption) =>
  now > 0 ? [{ minor: now, date: writeDay(marketDay()) }, ...schedule] : schedule
