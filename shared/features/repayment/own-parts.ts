import type { ReactNode } from 'react'

/** The parts that a page adds to the repayment. */
export interface OwnParts {
  /** Before the ways to pay. */
  effect: ReactNode
  plan: ReactNode
  /** Above the main button. */
  note: ReactNode
  /** Another act of the same weight, beside the main button. */
  other: ReactNode
  /** The act of the main button where there is another one. */
  act: string
}
