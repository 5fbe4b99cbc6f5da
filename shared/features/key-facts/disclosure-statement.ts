import { confirmationMessages, offerMessages } from '#messages/confirmation.ts'
import { keyFactsMessages as messages } from '#messages/key-facts.ts'
import { writeDay } from '../../loan/day.ts'
import { writePercent } from '../../loan/percent.ts'
import { filledRows } from '../document/filled-rows.ts'
import { identityRows } from '../document/identity-rows.ts'
import type { DocumentSection, LoanDocument } from '../document/loan-document.ts'
import { capsSection } from './caps-section.ts'
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

function rateSection({ read }: Facts): DocumentSection {
  const { rate } = read.cost
  if (!rate || !read.isSound) return { title: messages.rates, text: messages.unknown }
  const write = (value: number) => writePercent(value, read.format, 2)
  return {
    title: messages.rates,
    text: messages.ratesNote,
    rows: [
      { text: messages.monthly, value: write(rate.monthly) },
      { text: messages.yearly, value: write(rate.yearly) },
      { text: messages.takenOn, value: writeDay(rate.start) }
    ]
  }
}

/** The disclosure statement of the Truth in Lending Act (RA 3765). */
export function disclosureStatement(facts: Facts): LoanDocument {
  const { offer, orderId } = facts
  return {
    title: messages.phTitle,
    name: 'disclosure-statement',
    identity: identityRows({
      holder: offer.holder ?? '',
      loan: { text: messages.application, value: orderId }
    }),
    sections: [
      {
        title: messages.loan,
        text: messages.phLaw,
        rows: filledRows([
          { text: messages.product, value: offer.productName },
          { text: messages.amount, value: loanAmount(facts) },
          { text: offerMessages.term, value: offeredTerm(offer) },
          { text: messages.rate, value: offeredRate(facts) },
          ...sumRows(facts)
        ])
      },
      { title: messages.charges, rows: chargeRows(facts) },
      rateSection(facts),
      ...scheduleSection(facts),
      ...capsSection(facts),
      { title: messages.late, rows: lateRows(facts) }
    ],
    notes: [confirmationMessages.summaryNote]
  }
}
