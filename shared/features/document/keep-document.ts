import { canSaveFile, saveFile } from '../../bridge/save-file.ts'
import { saveImages } from '../../bridge/save-image.ts'
import { share } from '../../bridge/share.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import { drawPages } from '../summary-image/draw-summary.ts'
import { summaryText } from '../summary-image/summary-text.ts'
import { figureOfDocument, summaryOfDocument } from './document-summary.ts'
import { loadPictures } from './load-pictures.ts'
import type { LoanDocument } from './loan-document.ts'

async function partsOf(document: LoanDocument) {
  const [figure, pictures] = await Promise.all([figureOfDocument(document), loadPictures(document)])
  return { figure, pictures }
}

type LoadedParts = Awaited<ReturnType<typeof partsOf>>

/** Short documents are shared as a picture, which every chat shows; long ones as a file. */
const isLong = ({ sections }: LoanDocument) => sections.length > 1

/** Undefined without the network for its code, or without a canvas: then pictures are made. */
async function pdfOf(document: LoanDocument, parts: LoadedParts): Promise<Blob | undefined> {
  try {
    const [{ makePdf }, { loadFonts }] = await Promise.all([
      import('./pdf/make-pdf.ts'),
      import('./pdf/load-fonts.ts')
    ])
    return await makePdf(document, { ...parts, fonts: await loadFonts() })
  } catch {
    return undefined
  }
}

const drawn = (document: LoanDocument, { figure, pictures }: LoadedParts) =>
  drawPages(summaryOfDocument(document, pictures, figure))

export const saveDocument = singleFlight(async (document: LoanDocument) => {
  const parts = await partsOf(document)
  const pdf = canSaveFile() ? await pdfOf(document, parts) : undefined
  if (pdf) await saveFile(pdf, `${document.name}.pdf`)
  else await saveImages(await drawn(document, parts), document.name)
})

export const shareDocument = singleFlight(async (document: LoanDocument) => {
  const parts = await partsOf(document)
  const pdf = isLong(document) ? await pdfOf(document, parts) : undefined
  const files = pdf ? [pdf] : await drawn(document, parts)
  const address = document.check ? `\n\n${document.check}` : ''
  const text = `${summaryText(summaryOfDocument(document, parts.pictures))}${address}`
  await share({
    title: document.title,
    text,
    files,
    name: `${document.name}.${pdf ? 'pdf' : 'png'}`
  })
})
