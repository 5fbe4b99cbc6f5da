import { saveImage } from '../../bridge/save-image.ts'
import { share } from '../../bridge/share.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import { drawSummary } from '../summary-image/draw-summary.ts'
import { summaryText } from '../summary-image/summary-text.ts'
import { figureOfDocument, summaryOfDocument } from './document-summary.ts'
import type { LoanDocument } from './loan-document.ts'

async function pictureOf(document: LoanDocument) {
  return drawSummary(summaryOfDocument(document, await figureOfDocument(document)))
}

export const saveDocument = singleFlight(async (document: LoanDocument) => {
  await saveImage(await pictureOf(document), `${document.name}.png`)
  return undefined
})

export const shareDocument = singleFlight(async (document: LoanDocument) => {
  const image = await pictureOf(document)
  const address = document.check ? `\n\n${document.check}` : ''
  const text = `${summaryText(summaryOfDocument(document))}${address}`
  await share({ title: document.title, text, image, name: `${document.name}.png` })
  return undefined
})
