import { parseDay } from '../day.ts'
import { laterOf, type PayOption, sumOf, totalOf } from './pay-option.ts'

export type Contradiction =
  /** Nothing to pay now, or a planned payment of nothing. */
  | 'amount'
  | 'cost'
  | 'limits'
  | 'sum'
  | 'past'
  | 'order'
  /** Something is left, and nobody says how much or by when. */
  | 'unsaid'

const isNegative = (minor: number | undefined) => minor !== undefined && minor < 0

function hasWrongAmount({ kind, now, schedule }: PayOption): boolean {
  // The first payment of a plan may be a later one.
  const least = kind === 'plan' ? 0 : 1
  return now < least || schedule.some(({ minor }) => minor <= 0)
}

function hasWrongCost(option: PayOption): boolean {
  const { cost = 0, waived } = option
  return isNegative(cost) || isNegative(waived) || cost > (totalOf(option) ?? cost)
}

function hasWrongLimits(option: PayOption): boolean {
  const { kind, now, min = now, max = now } = option
  if (kind !== 'part') return false
  return min <= 0 || now < min || now > max || max > (totalOf(option) ?? max)
}

function hasWrongSum({ kind, rest, schedule }: PayOption): boolean {
  if (isNegative(rest)) return true
  if (kind === 'full') return (rest ?? 0) > 0 || schedule.length > 0
  return schedule.length > 0 && rest !== undefined && rest !== sumOf(schedule)
}

function lacksTerms(option: PayOption): boolean {
  const { kind, due, schedule } = option
  const later = laterOf(option)
  if (later === undefined) return true
  const isDated = [due, ...schedule.map(({ date }) => date)].some(
    date => parseDay(date) !== undefined
  )
  const isReadable = schedule.every(({ date }) => parseDay(date) !== undefined)
  return (later > 0 && !isDated) || !isReadable || (kind === 'plan' && schedule.length === 0)
}

function isOutOfOrder({ due, schedule }: PayOption): boolean {
  const days = schedule.map(({ date }) => parseDay(date) ?? 0)
  const isLate = days.some((day, index) => index > 0 && day <= (days[index - 1] ?? day))
  const dueDay = parseDay(due)
  return isLate || (days.length > 0 && dueDay !== undefined && !days.includes(dueDay))
}

/** Undefined for a good one. `today` is in days since 1970. */
export function contradictionOf(option: PayOption, today: number): Contradiction | undefined {
  const dates = [...option.schedule.map(({ date }) => date), option.due]
  if (hasWrongAmount(option)) return 'amount'
  if (hasWrongSum(option)) return 'sum'
  if (lacksTerms(option)) return 'unsaid'
  if (hasWrongCost(option)) return 'cost'
  if (hasWrongLimits(option)) return 'limits'
  if (dates.some(date => (parseDay(date) ?? today) < today)) return 'past'
  return isOutOfOrder(option) ? 'order' : undefined
}

/** Each option pays what is owed and its own cost; another sum has left something out. */
export function leavesOut(option: PayOption, full: PayOption): boolean {
  const basesOf = (each: PayOption) => {
    const { cost, waived = 0 } = each
    const total = totalOf(each)
    if (cost === undefined || total === undefined) return undefined
    return [total - cost, total - cost + waived]
  }
  const [own, others] = [basesOf(option), basesOf(full)]
  return own !== undefined && others !== undefined && !own.some(base => others.includes(base))
}
