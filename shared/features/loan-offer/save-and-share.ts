import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { OfferTexts } from '../../api/offer.ts'
import { canDownload, downloadFile, saveImage } from '../../bridge/save-image.ts'
import { share } from '../../bridge/share.ts'
import { calendarFile } from '../../loan/calendar-entry.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { drawSummary } from '../summary-image/draw-summary.ts'
import { summaryText } from '../summary-image/summary-text.ts'
import type { CostSummary, FirstPayment } from './cost-summary.ts'
import { offerSummary } from './offer-summary.ts'

export async function saveSummary(offer: OfferTexts, cost: CostSummary): Promise<void> {
  await saveImage(await drawSummary(offerSummary(offer, cost)), 'loan-offer.png')
}

export async function shareSummary(offer: OfferTexts, cost: CostSummary): Promise<void> {
  const summary = offerSummary(offer, cost)
  const image = await drawSummary(summary)
  await share({
    title: summary.title,
    text: summaryText(summary),
    file: image,
    name: 'loan-offer.png'
  })
}

export async function saveFirstPayment(first: FirstPayment, productName: string): Promise<void> {
  const title = `${messages.calendarTitle} ${first.amount}`.trim()
  const text = [title, productName, formatMessage(messages.calendarDue, { date: first.time })]
    .filter(Boolean)
    .join(', ')
  if (canDownload()) {
    const id = `first-payment-${first.day}-${productName}`
    const file = calendarFile([{ day: first.day, title, text, id }], new Date())
    downloadFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'first-payment.ics')
  } else await share({ title, text })
}
