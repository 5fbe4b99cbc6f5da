/** One way to deal with what is owed, as a lender quotes it. All amounts are hundredths. */
export interface PayOption {
  id: string
  kind: 'full' | 'part' | 'extension' | 'plan'
  now: number
  min?: number | undefined
  max?: number | undefined
  /** How long the quote holds: ISO 8601 with an offset, '' for no end. */
  until: string
  /** When the rest is due: `2026-12-04`, '' where no date is named. */
  due: string
  rest?: number | undefined
  schedule: readonly PlannedPayment[]
  /** When the loan or a running plan asks for `now`; less than that leaves the difference due then. */
  nowDue?: string | undefined
  cost?: number | undefined
  waived?: number | undefined
}

export interface PlannedPayment {
  date: string
  minor: number
}

export const sumOf = (schedule: readonly PlannedPayment[]): number =>
  schedule.reduce((sum, { minor }) => sum + minor, 0)

/** Undefined where the quote does not say. */
export const laterOf = ({ kind, rest, schedule }: PayOption): number | undefined => {
  if (schedule.length > 0) return sumOf(schedule)
  return kind === 'full' ? 0 : rest
}

export function totalOf(option: PayOption): number | undefined {
  const later = laterOf(option)
  return later === undefined ? undefined : option.now + later
}

/** The last day of it, '' for today. */
export const endOfOption = ({ due, schedule }: PayOption): string =>
  schedule[schedule.length - 1]?.date ?? due
