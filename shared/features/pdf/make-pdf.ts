import { brand } from '../../config/brand.ts'
import { company } from '../../config/company.ts'
import { dateText } from '../../messages/date-text.ts'
import { identityLine } from '../document/identity-rows.ts'
import type { LoadedPictures } from '../document/load-pictures.ts'
import type { LoanDocument } from '../document/loan-document.ts'
import type { Figure } from '../summary-image/summary.ts'
import { inner, linesOf, looks, page } from './box-parts.ts'
import { fillSheets, type Mark } from './boxes.ts'
import { documentBoxes } from './document-boxes.ts'
import { addCodedFont, addDescriptor, type Font } from './font.ts'
import { createForeignWords } from './foreign-words.ts'
import { commandsOf, drawForeign, drawPicture, jpegOf } from './paint.ts'
import { createPdfFile, type PdfFile, point, textString } from './pdf-file.ts'
import { createTextKit, type Fonts, type TextKit } from './text-kit.ts'

export interface PdfParts {
  fonts: Fonts
  pictures: LoadedPictures
  /** The code that checks its signature. */
  figure?: Figure | undefined
}

const pageNumberRoom = 60

/** Whose document it is, and which of its pages. */
function footMarks(
  kit: TextKit,
  { identity }: LoanDocument,
  number: number,
  count: number
): Mark[] {
  const look = looks.small
  const rows = identity.map(({ text, value }) => ({ text, value: dateText(value) }))
  const [line = ''] = linesOf(kit, identityLine(rows), look, inner - pageNumberRoom)
  const place = `${number} / ${count}`
  const right = page.left + inner - kit.measure(place, look)
  const y = page.height - page.bottom / 2
  return [
    { kind: 'text', text: line, look, x: page.left, y },
    { kind: 'text', text: place, look, x: right, y }
  ]
}

async function addPicture(pdf: PdfFile, canvas: HTMLCanvasElement): Promise<string> {
  const { width, height } = canvas
  const data = await jpegOf(canvas)
  return pdf.addStream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    data
  )
}

function addOwnFont(pdf: PdfFile, font: Font): string {
  const { name, widths, glyphs } = font
  const texts = new Map([...glyphs].map(([code, glyph]) => [glyph, String.fromCodePoint(code)]))
  return addCodedFont(pdf, { name, descriptor: addDescriptor(pdf, font), widths, texts })
}

/** The document as a PDF on A4: its texts are texts, its pictures pictures, its codes drawn. Rejects where no canvas can. */
export async function makePdf(
  document: LoanDocument,
  { fonts, pictures, figure }: PdfParts
): Promise<Blob> {
  const kit = createTextKit(fonts, globalThis.document.createElement('canvas').getContext('2d'))
  const words = createForeignWords(kit)
  const pdf = createPdfFile()
  const boxes = documentBoxes(kit, document, pictures, figure)
  const sheets = fillSheets(boxes, page.height - page.top - page.bottom)
  const pages = pdf.reserve()
  const resources = pdf.reserve()
  const kids: string[] = []
  for (const [index, { marks }] of sheets.entries()) {
    const all = [
      ...marks.map(mark => ({ ...mark, y: mark.y + page.top })),
      ...footMarks(kit, document, index + 1, sheets.length)
    ]
    const named = new Map<Mark, string>()
    const objects: string[] = []
    const add = async (canvas: HTMLCanvasElement) => {
      objects.push(`/P${objects.length} ${await addPicture(pdf, canvas)}`)
      return `P${objects.length - 1}`
    }
    const foreign = drawForeign(kit, all)
    const under = foreign && `q ${page.width} 0 0 ${page.height} 0 0 cm /${await add(foreign)} Do Q`
    for (const mark of all) {
      if (mark.kind === 'picture') named.set(mark, await add(drawPicture(mark)))
    }
    const painter = { kit, fonts, words, nameOf: (mark: Mark) => named.get(mark) ?? '' }
    const commands = all.map(mark => commandsOf(mark, painter))
    const content = pdf.addStream('', [under ?? '', ...commands].join('\n'))
    kids.push(
      pdf.add(
        `<</Type /Page /Parent ${pages} 0 R /Contents ${content} /Resources <</Font ${resources} 0 R /XObject <<${objects.join(' ')}>>>>>>`
      )
    )
  }
  const regular = addOwnFont(pdf, fonts.regular)
  const bold = addOwnFont(pdf, fonts.bold)
  const foreign = words.addFont(pdf, fonts.regular)
  pdf.put(resources, `<</FR ${regular} /FB ${bold} /FW ${foreign}>>`)
  const box = `/MediaBox [0 0 ${point(page.width)} ${point(page.height)}]`
  pdf.put(pages, `<</Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] ${box}>>`)
  const language = globalThis.document.documentElement.lang || brand.languages[0]
  const catalog = pdf.add(
    `<</Type /Catalog /Pages ${pages} 0 R /Lang ${textString(language)} /ViewerPreferences <</DisplayDocTitle true>>>>`
  )
  const info = pdf.add(
    `<</Title ${textString(document.title)} /Author ${textString(company.legalName)}>>`
  )
  return pdf.finish(catalog, info)
}
