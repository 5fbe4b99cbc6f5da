import { offerMessages as messages } from '#messages/confirmation.ts'
import type { Row } from '../../api/fields.ts'
import type { OfferTexts } from '../../api/offer.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { offeredTerm } from '../key-facts/offered-term.ts'
import type { CostSummary, OfferCostRow } from './cost-summary.ts'

const isKnown = ({ value }: Row) => value !== ''

export interface OfferFigures {
  /** The amounts that the borrower gets and repays. */
  head: Row[]
  /** The first or only repayment; '' where not known. */
  dateLabel: string
  date: string
  /** '' where it has a row: of several payments, or without a day. */
  term: string
  rows: Row[]
}

function labelOf(isPlan: boolean, count: string, first: CostSummary['first']): string {
  if (count) return formatMessage(messages.countFirst, { count, amount: first?.amount ?? '' })
  return isPlan ? messages.first : messages.repaymentDate
}

export function offerFigures(offer: OfferTexts, cost: CostSummary): OfferFigures {
  const { received, total, date, first } = cost
  const amount = { text: messages.amount, value: cost.amount === noAmount ? '' : cost.amount }
  const isNet = received !== '' && total !== ''
  const costRows = (wanted: OfferCostRow['kind']) => cost.rows.filter(({ kind }) => kind === wanted)
  const payments = costRows('payments')[0]?.value ?? ''
  const isPlan = payments !== '' && payments !== '1'
  // So that the total does not look due on that day.
  const count = isPlan && date && first?.amount ? payments : ''
  const term = offeredTerm(offer)
  const isTermInHead = date !== '' && !isPlan
  // By its value: the server names its rows in its own words.
  const isListed = offer.rows.some(
    ({ value }) => value === amount.value && value !== received && value !== total
  )
  const rows = [
    ...costRows('rate'),
    { text: messages.term, value: isTermInHead ? '' : term },
    { text: messages.interest, value: offer.rateText },
    { text: messages.payments, value: isPlan && !count ? payments : '' },
    { ...amount, value: isNet && !isListed ? amount.value : '' },
    // Last: the verdict of the law stands below them.
    ...costRows('late')
  ]
  return {
    head: [
      isNet ? { text: messages.received, value: received } : amount,
      { text: messages.total, value: total }
    ].filter(isKnown),
    dateLabel: labelOf(isPlan, count, first),
    date,
    term: isTermInHead ? term : '',
    rows: rows.filter(isKnown)
  }
}

/** The head as a list, for pages whose head says something else; empty without a cost. */
export function headRows(offer: OfferTexts, cost: CostSummary | undefined): Row[] {
  if (!cost) return []
  const { head, dateLabel, date } = offerFigures(offer, cost)
  return [...head, { text: dateLabel, value: date }].filter(isKnown)
}
