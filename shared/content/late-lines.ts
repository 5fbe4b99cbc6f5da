import type { LoanRules } from '../config/loan-rules.ts'
import type { penalties } from './loan-rules.ts'

function interestLines({ lateInterest }: LoanRules): string[] {
  return lateInterest.map(({ percent, from, to }) =>
    to === undefined
      ? `${percent}% of the unpaid amount for each day from day ${from}.`
      : `${percent}% of the unpaid amount for each day on days ${from} to ${to}.`
  )
}

interface LateLines {
  lines: string[]
  points: string[]
}

/** What happens when a payment is late, in the English text's own words. */
export function lateLines(rules: LoanRules, penalty: ReturnType<typeof penalties>): LateLines {
  const amounts = `${penalty.new} for new clients and ${penalty.repeat} for repeat clients`
  if (rules.hasPenalCharges) {
    return {
      lines: [
        `A penal charge is due once for each payment that is late: ${amounts}.`,
        'It is a charge and no interest: it is not added to the amount that interest is reckoned on, and no interest is due on it.'
      ],
      points: []
    }
  }
  return {
    lines: [
      `A one-time late penalty is due: ${amounts}.`,
      'Besides, late interest is due for each day of delay:'
    ],
    points: interestLines(rules)
  }
}
