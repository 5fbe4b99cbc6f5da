import { parseDay } from '../day.ts'
import { laterOf, type PayOption, sumOf, totalOf } from './pay-option.ts'

/** Why an option is not offered: it contradicts itself, or leaves out what a borrower has to know. */
export type Contradiction =
  /** There is nothing to pay now, or a planned payment of nothing. */
  | 'amount'
  /** A cost or a waiver below zero, or a cost that is more than all that is paid. */
  | 'cost'
  /** The least is more than the most, or the amount lies outside, or the most is more than is owed. */
  | 'limits'
  /** The planned payments are not what is said to be left, or paying in full leaves something. */
  | 'sum'
  /** A date that is over. */
  | 'past'
  /** A date before the one that it follows, or a due date that no payment has. */
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
  return min <= 0 || min > max || now < min || now > max || max > (totalOf(option) ?? max)
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

/** The first thing that is wrong with an option; undefined for a good one. `today` is in days since 1970. */
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

/**
 * The sum that is borrowed and still owed is the same whatever is chosen: each option pays it and its own cost. An
 * option that pays another sum than the one that pays in full has left something out. A waiver may be taken
 * off the cost or not.
 */
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
