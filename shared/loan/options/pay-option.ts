/** One way to deal with what is owed, as a lender quotes it. All amounts are hundredths. */
export interface PayOption {
  id: string
  kind: 'full' | 'part' | 'extension' | 'plan'
  /** To be paid now. */
  now: number
  /** Amounts that may be chosen in place of it; of a part alone. */
  min?: number | undefined
  max?: number | undefined
  /** How long the quote holds: ISO 8601 with an offset, '' for no end. */
  until: string
  /** When the rest is due: `2026-12-04`, '' where no date is named. */
  due: string
  /** The rest that is owed after it. */
  rest?: number | undefined
  schedule: readonly PlannedPayment[]
  /** Interest, fees and charges from now on. */
  cost?: number | undefined
  /** Charges that are no longer asked for. */
  waived?: number | undefined
}

export interface PlannedPayment {
  date: string
  minor: number
}

export const sumOf = (schedule: readonly PlannedPayment[]): number =>
  schedule.reduce((sum, { minor }) => sum + minor, 0)

/** The rest after the first payment; undefined where the quote does not say. */
export const laterOf = ({ kind, rest, schedule }: PayOption): number | undefined => {
  if (schedule.length > 0) return sumOf(schedule)
  return kind === 'full' ? 0 : rest
}

/** The sum of all payments; undefined where the quote does not say. */
export function totalOf(option: PayOption): number | undefined {
  const later = laterOf(option)
  return later === undefined ? undefined : option.now + later
}

/** The day on which all of it is over, '' for now. */
export const endOfOption = ({ due, schedule }: PayOption): string =>
  schedule[schedule.length - 1]?.date ?? due
