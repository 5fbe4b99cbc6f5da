import { saveImages } from '../../bridge/save-image.ts'
import { share } from '../../bridge/share.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import { drawPages } from '../summary-image/draw-summary.ts'
import { summaryText } from '../summary-image/summary-text.ts'
import { figureOfDocument, summaryOfDocument } from './document-summary.ts'
import { loadPictures } from './load-pictures.ts'
import type { LoanDocument } from './loan-document.ts'

async function summaryOf(document: LoanDocument) {
  const [figure, pictures] = await Promise.all([figureOfDocument(document), loadPictures(document)])
  return summaryOfDocument(document, pictures, figure)
}

export const saveDocument = singleFlight(async (document: LoanDocument) => {
  await saveImages(await drawPages(await summaryOf(document)), document.name)
  return undefined
})

export const shareDocument = singleFlight(async (document: LoanDocument) => {
  const summary = await summaryOf(document)
  const images = await drawPages(summary)
  const address = document.check ? `\n\n${document.check}` : ''
  const text = `${summaryText(summary)}${address}`
  await share({ title: document.title, text, images, name: `${document.name}.png` })
  return undefined
})
