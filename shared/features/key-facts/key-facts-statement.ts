import { confirmationMessages, offerMessages } from '#messages/confirmation.ts'
import { keyFactsMessages as messages } from '#messages/key-facts.ts'
import type { Row } from '../../api/fields.ts'
import { company } from '../../config/company.ts'
import { marketHolidays } from '../../config/market-holidays.ts'
import { ownRules } from '../../content/own-rules.ts'
import { marketDay } from '../../context/market-time.ts'
import { writeDay } from '../../loan/day.ts'
import { writePercent } from '../../loan/percent.ts'
import { addWorkingDays } from '../../loan/working-days.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { filledRows } from '../document/filled-rows.ts'
import { identityRows } from '../document/identity-rows.ts'
import type { DocumentSection, LoanDocument } from '../document/loan-document.ts'
import {
  chargeRows,
  type Facts,
  lateRows,
  loanAmount,
  offeredRate,
  scheduleSection,
  sumRows
} from './fact-rows.ts'
import { offeredTerm } from './offered-term.ts'

/** Annex A, part 1: interest rate, instalments, fees, APR. */
function firstPart(facts: Facts): DocumentSection {
  const { offer, read, orderId } = facts
  const { rate, payments, first } = read.cost
  const apr = rate && read.isSound && writePercent(rate.yearly, read.format, 2)
  const interest = offer.rateText && formatMessage(messages.fixed, { rate: offeredRate(facts) })
  return {
    title: messages.part1,
    text: apr
      ? `${messages.inLaw} ${messages.ratesNote}`
      : `${messages.inLaw} ${offerMessages.percentage}: ${messages.unknown}`,
    rows: filledRows([
      { text: messages.proposal, value: orderId },
      { text: messages.product, value: offer.productName },
      { text: messages.amount, value: loanAmount(facts) },
      { text: messages.disbursal, value: messages.disbursalAll },
      { text: offerMessages.term, value: offeredTerm(offer) },
      { text: messages.instalments, value: String(payments ?? '') },
      { text: offerMessages.first, value: first?.time ?? '' },
      { text: messages.rate, value: interest },
      { text: messages.floating, value: messages.notApplicable },
      ...sumRows(facts),
      { text: offerMessages.percentage, value: apr || '' },
      { text: messages.takenOn, value: rate && apr ? writeDay(rate.start) : '' }
    ])
  }
}

function earlyPayment(): string {
  const { prepaymentAfterHalf, prepaymentNotBefore } = ownRules()
  return prepaymentAfterHalf
    ? formatMessage(messages.earlyLimited, { days: prepaymentNotBefore })
    : messages.earlyFree
}

/** Annex A, part 2: facts about the lender. */
function secondPart(): DocumentSection {
  const { officer, phone, email } = company.grievance
  const keyFacts = company.keyFacts
  return {
    title: messages.part2,
    rows: filledRows([
      { text: messages.clauses, value: keyFacts?.clauses ?? '' },
      { text: messages.officer, value: `${officer}, ${phone}, ${email}` },
      { text: messages.transfer, value: keyFacts?.transfer ?? '' },
      { text: messages.coLending, value: keyFacts?.coLending ?? '' },
      {
        text: messages.coolingOff,
        value: keyFacts ? formatMessage(messages.days, { count: keyFacts.coolingOffDays }) : ''
      },
      { text: messages.leaving, value: keyFacts?.coolingOffCost ?? '' },
      { text: messages.agents, value: keyFacts?.recoveryAgents ?? '' }
    ])
  }
}

/** Working days that the terms hold: 3, or 1 for a loan of under a week (RBI/2024-25/18). */
function validDays({ read }: Facts): number {
  const { dated = [], rate } = read.cost
  const days = rate && Math.max(...dated.map(({ day }) => day)) - rate.start
  return days !== undefined && days < 7 ? 1 : 3
}

function identity(facts: Facts): Row[] {
  const { offer, orderId } = facts
  const loan = { text: messages.proposal, value: orderId }
  const until = addWorkingDays(marketDay(), validDays(facts), marketHolidays())
  return [
    ...identityRows({ holder: offer.holder ?? '', loan }),
    { text: messages.holdsUntil, value: writeDay(until) }
  ]
}

/** The Key Facts Statement of RBI/2024-25/18 (15 April 2024), Annex A. */
export function keyFactsStatement(facts: Facts): LoanDocument {
  return {
    title: messages.inTitle,
    name: 'key-facts-statement',
    identity: identity(facts),
    sections: [
      firstPart(facts),
      { title: messages.charges, rows: chargeRows(facts) },
      {
        title: messages.contingent,
        rows: [...lateRows(facts), { text: messages.foreclosure, value: earlyPayment() }]
      },
      secondPart(),
      ...scheduleSection(facts)
    ],
    notes: [confirmationMessages.summaryNote]
  }
}
