import { endOfOption, type PayOption, totalOf } from './pay-option.ts'

/** The rest that is owed once so much of it is paid now; undefined for an amount that may not be chosen. */
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

/** A quarter, half and all of what is owed, rounded up, as far as each may be chosen. */
export function partChoices(option: PayOption): PartChoice[] {
  const total = totalOf(option)
  if (total === undefined) return []
  return shares
    .map(([share, parts]) => ({ share, minor: Math.ceil(total / parts) }))
    .filter(({ minor }) => restAfter(option, minor) !== undefined)
}

/** The same option with another amount paid now; undefined for one that may not be chosen. */
export function withPart<Option extends PayOption>(
  option: Option,
  minor: number
): Option | undefined {
  const rest = restAfter(option, minor)
  if (rest === undefined) return undefined
  if (minor === option.now) return option
  // How another rest is divided, nobody has said: all of it is due by the last day.
  return { ...option, now: minor, rest, due: endOfOption(option), schedule: [] }
}

/**
 * The saving of paying in full today against paying the same by its date, in hundredths. `owed` is what is owed by
 * then. Undefined where it saves nothing, or where the lender's figure is another one.
 */
export function savingOf(full: PayOption, owed: number | undefined): number | undefined {
  const { kind, now, waived = 0 } = full
  if (kind !== 'full') return undefined
  const less = owed === undefined ? 0 : owed - now
  if (less < 0 || (less > 0 && waived > 0 && less !== waived)) return undefined
  return less || waived || undefined
}
