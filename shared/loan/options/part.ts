import { endOfOption, type PayOption, totalOf } from './pay-option.ts'

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

export function withPart<Option extends PayOption>(
  option: Option,
  minor: number
): Option | undefined {
  const rest = restAfter(option, minor)
  if (rest === undefined) return undefined
  if (minor === option.now) return option
  // Nobody has said how another rest is divided: all of it is due by the last day.
  return { ...option, now: minor, rest, due: endOfOption(option), schedule: [] }
}

/** Hundredths saved against `owed`, the sum by the due date; undefined if the lender disagrees. */
export function savingOf(full: PayOption, owed: number | undefined): number | undefined {
  const { kind, now, waived = 0 } = full
  if (kind !== 'full') return undefined
  const less = owed === undefined ? 0 : owed - now
  if (less < 0 || (less > 0 && waived > 0 && less !== waived)) return undefined
  return less || waived || undefined
}
