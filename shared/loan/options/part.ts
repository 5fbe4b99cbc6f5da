import { parseDay } from '../day.ts'
import { endOfOption, type PayOption, type PlannedPayment, totalOf } from './pay-option.ts'

/** The rest after paying so much; undefined for an amount that is not allowed. */
export function restAfter(option: PayOption, minor: number): number | undefined {
  const { now, min = now, max = now } = option
  const total = totalOf(option)
  const isAllowed = minor >= min && minor <= max
  return total === undefined || !isAllowed ? undefined : total - minor
}

export interface PartChoice {
  share: 'quarter' | 'half' | 'all'
  minor: number
}

const shares = [
  ['quarter', 4],
  ['half', 2],
  ['all', 1]
] as const

const inWholeUnits = (minor: number) => Math.ceil(minor / 100) * 100

const shareOf = ({ now }: PayOption, minor: number) => (now === inWholeUnits(minor) ? now : minor)

export function partChoices(option: PayOption): PartChoice[] {
  const total = totalOf(option)
  if (total === undefined) return []
  return shares
    .map(([share, parts]) => ({ share, minor: shareOf(option, Math.ceil(total / parts)) }))
    .filter(({ minor }) => restAfter(option, minor) !== undefined)
}

/** A sum pays the first payments first. */
function afterPaying(payments: readonly PlannedPayment[], sum: number): PlannedPayment[] {
  let left = sum
  return payments.flatMap(({ date, minor }) => {
    const paid = Math.min(left, minor)
    left -= paid
    return paid < minor ? [{ date, minor: minor - paid }] : []
  })
}

function laterPayments({ now, nowDue = '', schedule }: PayOption, paid: number): PlannedPayment[] {
  const [first, ...others] = schedule
  if (!first) return []
  const isEarlier = (parseDay(nowDue) ?? Infinity) < (parseDay(first.date) ?? 0)
  const payments = isEarlier
    ? [{ date: nowDue, minor: now }, ...schedule]
    : [{ ...first, minor: now + first.minor }, ...others]
  return afterPaying(payments, paid)
}

export function withPart<Option extends PayOption>(
  option: Option,
  minor: number
): Option | undefined {
  const rest = restAfter(option, minor)
  if (rest === undefined) return undefined
  if (minor === option.now) return option
  const schedule = laterPayments(option, minor)
  return { ...option, now: minor, rest, due: endOfOption(option), schedule }
}

/** Hundredths saved against `owed`, the sum by the due date; undefined if the lender disagrees. */
export function savingOf(full: PayOption, owed: number | undefined): number | undefined {
  const { kind, now, waived = 0 } = full
  if (kind !== 'full') return undefined
  const less = owed === undefined ? 0 : owed - now
  if (less < 0 || (less > 0 && waived > 0 && less !== waived)) return undefined
  return less || waived || undefined
}
