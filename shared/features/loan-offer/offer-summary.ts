import { confirmationMessages as messages, offerMessages } from '#messages/confirmation.ts'
import type { OfferTexts } from '../../api/offer.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { dateText } from '../../messages/date-text.ts'
import { offeredTerm } from '../key-facts/offered-term.ts'
import type { ImageSummary } from '../summary-image/summary.ts'
import type { CostSummary } from './cost-summary.ts'

export function offerSummary(offer: OfferTexts, cost: CostSummary): ImageSummary {
  const plan = offer.plan.map(({ title, time, amount }) => ({
    text: [title, dateText(time)].filter(Boolean).join(', '),
    value: amount || noAmount
  }))
  const terms = [
    { text: offerMessages.term, value: offeredTerm(offer) },
    { text: offerMessages.interest, value: offer.rateText }
  ]
  const groups = [
    { title: messages.costTitle, rows: [...terms.filter(({ value }) => value), ...cost.rows] },
    { title: messages.information, rows: offer.rows },
    { title: messages.plan, rows: plan }
  ]
  return {
    title: [messages.summaryTitle, offer.productName].filter(Boolean).join(' · '),
    groups: groups.filter(({ rows }) => rows.length > 0),
    note: [cost.note, messages.summaryNote].filter(Boolean).join(' ')
  }
}
