import { documentMessages as messages } from '#messages/document.ts'
import { brand } from '../../../config/brand.ts'
import { company } from '../../../config/company.ts'
import { dateText } from '../../../messages/date-text.ts'
import { formatMessage } from '../../../messages/format-message.ts'
import type { Figure } from '../../summary-image/summary.ts'
import { identityLine } from '../identity-rows.ts'
import type { LoadedPictures } from '../load-pictures.ts'
import type { LoanDocument } from '../loan-document.ts'
import { inner, linesOf, page, styles } from './box-parts.ts'
import { fillSheets, type Mark } from './boxes.ts'
import { documentBoxes } from './document-boxes.ts'
import { addCodedFont, addDescriptor, type Font } from './font.ts'
import { createForeignWords, type ForeignWords } from './foreign-words.ts'
import { commandsOf, drawForeign, drawPicture, jpegOf } from './paint.ts'
import { createPdfFile, type PdfFile, point, textString } from './pdf-file.ts'
import { createTextKit, type Fonts, type TextKit } from './text-kit.ts'

export interface PdfParts {
  fonts: Fonts
  pictures: LoadedPictures
  figure?: Figure | undefined
}

const gap = 12

function footMarks(
  kit: TextKit,
  { identity }: LoanDocument,
  number: number,
  count: number
): Mark[] {
  const style = styles.small
  const rows = identity.map(({ text, value }) => ({ text, value: dateText(value) }))
  const place = formatMessage(messages.page, { number, count })
  const room = inner - kit.measure(place, style)
  const [line = ''] = linesOf(kit, identityLine(rows), style, room - gap)
  const y = page.height - page.bottom / 2
  return [
    { kind: 'text', text: line, style, x: page.left, y },
    { kind: 'text', text: place, style, x: page.left + room, y }
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

function addOwnFont(pdf: PdfFile, { name, widths, glyphs }: Font, descriptor: string): string {
  const texts = new Map([...glyphs].map(([code, glyph]) => [glyph, String.fromCodePoint(code)]))
  return addCodedFont(pdf, { name, descriptor, widths, texts })
}

interface PageTools {
  pdf: PdfFile
  kit: TextKit
  fonts: Fonts
  words: ForeignWords
}

async function pageEntries(marks: readonly Mark[], tools: PageTools) {
  const { pdf, kit } = tools
  const names = new Map<Mark, string>()
  const objects: string[] = []
  const add = async (canvas: HTMLCanvasElement) => {
    const name = `P${objects.length}`
    objects.push(`/${name} ${await addPicture(pdf, canvas)}`)
    return name
  }
  const foreign = drawForeign(kit, marks)
  const { width, height } = page
  const under = foreign ? [`q ${width} 0 0 ${height} 0 0 cm /${await add(foreign)} Do Q`] : []
  for (const mark of marks) {
    if (mark.kind === 'picture') names.set(mark, await add(drawPicture(mark)))
  }
  const painter = { ...tools, nameOf: (mark: Mark) => names.get(mark) ?? '' }
  const commands = marks.map(mark => commandsOf(mark, painter))
  const content = pdf.addStream('', [...under, ...commands].join('\n'))
  return { content, pictures: objects.join(' ') }
}

/** The document on A4, with texts that can be selected. Rejects without a canvas. */
export async function makePdf(
  loanDocument: LoanDocument,
  { fonts, pictures, figure }: PdfParts
): Promise<Blob> {
  const kit = createTextKit(fonts, document.createElement('canvas').getContext('2d'))
  const words = createForeignWords(kit)
  const pdf = createPdfFile()
  const boxes = documentBoxes(kit, loanDocument, pictures, figure)
  const sheets = fillSheets(boxes, page.height - page.top - page.bottom)
  const [parent, resources] = [pdf.reserve(), pdf.reserve()]
  const kids: string[] = []
  for (const [index, { marks }] of sheets.entries()) {
    const all = [
      ...marks.map(mark => ({ ...mark, y: mark.y + page.top })),
      ...footMarks(kit, loanDocument, index + 1, sheets.length)
    ]
    const { content, pictures } = await pageEntries(all, { pdf, kit, fonts, words })
    kids.push(
      pdf.add(
        `<</Type /Page /Parent ${parent} 0 R /Contents ${content} /Resources <</Font ${resources} 0 R /XObject <<${pictures}>>>>>>`
      )
    )
  }
  const described = addDescriptor(pdf, fonts.regular)
  const regular = addOwnFont(pdf, fonts.regular, described)
  const bold = addOwnFont(pdf, fonts.bold, addDescriptor(pdf, fonts.bold))
  // These glyphs are never seen, so any font will do.
  const foreign = words.addFont(pdf, fonts.regular.name, described)
  pdf.put(resources, `<</FR ${regular} /FB ${bold} /FW ${foreign}>>`)
  const box = `[0 0 ${point(page.width)} ${point(page.height)}]`
  const tree = `/Count ${kids.length} /Kids [${kids.join(' ')}] /MediaBox ${box}`
  pdf.put(parent, `<</Type /Pages ${tree}>>`)
  const language = textString(document.documentElement.lang || brand.languages[0])
  return pdf.finish(
    pdf.add(
      `<</Type /Catalog /Pages ${parent} 0 R /Lang ${language} /ViewerPreferences <</DisplayDocTitle true>>>>`
    ),
    pdf.add(`<</Title ${textString(loanDocument.title)} /Author ${textString(company.legalName)}>>`)
  )
}
