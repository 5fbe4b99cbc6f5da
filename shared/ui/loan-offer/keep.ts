import type { OfferTexts } from '../../api/offer.ts'
import { canDownload, downloadFile, saveImage } from '../../bridge/save-image.ts'
import { share } from '../../bridge/share.ts'
import { calendarFile } from '../../lib/calendar-entry.ts'
import { exclusive } from '../../lib/exclusive.ts'
import { noAmount } from '../../lib/no-amount.ts'
import { confirmationMessages as messages } from '../../messages/confirmation.ts'
import { drawSummary } from '../summary-image/draw-summary.ts'
import type { Summary } from '../summary-image/lay-out.ts'
import { summaryText } from '../summary-image/summary-text.ts'
import type { CostSummary } from './cost-summary.ts'
import { offeredTerm } from './offered-term.ts'

/** What is kept of an offer: its cost, its rows and its plan. */
export function offerSummary(offer: OfferTexts, cost: CostSummary): Summary {
  const plan = offer.plan.map(({ title, time, amount }) => ({
    text: [title, time].filter(Boolean).join(', '),
    value: amount || noAmount
  }))
  const terms = [
    { text: messages.term, value: offeredTerm(offer) },
    { text: messages.interest, value: offer.rateText }
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

export const saveSummary = exclusive(async (summary: Summary) => {
  await saveImage(await drawSummary(summary), 'loan-offer.png')
  return undefined
})

export const shareSummary = exclusive(async (summary: Summary) => {
  const image = await drawSummary(summary)
  await share({ title: summary.title, text: summaryText(summary), image, name: 'loan-offer.png' })
  return undefined
})

/** The first payment as a calendar entry; where no file can be kept, as a text to be shared. */
export const saveFirstPayment = exclusive(
  async (first: NonNullable<CostSummary['first']>, productName: string) => {
    const title = `${messages.calendarTitle} ${first.amount}`.trim()
    const text = [title, productName, messages.calendarDue.replace('{date}', first.time)]
      .filter(Boolean)
      .join(', ')
    if (canDownload()) {
      const id = `first-payment-${first.day}-${productName}`
      const file = calendarFile({ day: first.day, title, text, id }, new Date())
      downloadFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'first-payment.ics')
    } else await share({ title, text })
    return undefined
  }
)
