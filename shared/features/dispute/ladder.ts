import { addWorkingDays } from '../../loan/working-days.ts'

export interface Office {
  name: string
  phone?: string | undefined
  email?: string | undefined
  website?: string | undefined
  complaintsPage?: string | undefined
  only?: string | undefined
  bring?: string | undefined
  /** Days after the complaint, working days unless `countsCalendarDays`. */
  afterDays: number
  countsCalendarDays?: true | undefined
}

export const formPage = ({ complaintsPage, website }: Office) => complaintsPage ?? website

export interface LadderStep extends Office {
  /** Days since 1970-01-01: when our answer is due, or from when the office can be asked. */
  day: number
  isOpen: boolean
}

export const isForAll = ({ isOpen, only }: LadderStep) => isOpen && !only

/** The place of the highest step to take today; -1 for none, as for a closed complaint. */
export const nextStep = (steps: readonly LadderStep[], state: string | undefined) =>
  state === 'closed' ? -1 : steps.map(isForAll).lastIndexOf(true)

interface Dates {
  sent: number
  answerBy: number | undefined
  today: number
}

/** Answer, grievance office, regulators; the first has the server's date. */
export function ladderOf(
  offices: readonly Office[],
  { sent, answerBy, today }: Dates,
  holidays: ReadonlySet<number>
): LadderStep[] {
  return offices.map((office, index) => {
    const calculated = office.countsCalendarDays
      ? sent + office.afterDays
      : addWorkingDays(sent, office.afterDays, holidays)
    const day = index === 0 ? (answerBy ?? calculated) : calculated
    return { ...office, day, isOpen: index > 0 && today >= day }
  })
}
