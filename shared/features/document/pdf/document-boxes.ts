import { documentMessages as messages } from '#messages/document.ts'
import { brand } from '../../../config/brand.ts'
import { company } from '../../../config/company.ts'
import { dateText } from '../../../messages/date-text.ts'
import { formatMessage } from '../../../messages/format-message.ts'
import type { Figure, SummaryPicture } from '../../summary-image/summary.ts'
import { lenderLines } from '../lender-lines.ts'
import type { LoadedPictures } from '../load-pictures.ts'
import type { DocumentSection, LoanDocument, TableLine } from '../loan-document.ts'
import {
  type Column,
  columnBoxes,
  inner,
  linesOf,
  page,
  rowBoxes,
  ruled,
  styles,
  textBoxes
} from './box-parts.ts'
import { asOne, type PageBox } from './boxes.ts'
import { checkBoxes, signatureBoxes, titleBoxes } from './sign-boxes.ts'
import type { TextKit } from './text-kit.ts'

const tallestPicture = 420
const gap = 10

function columnsOf(count: number): { x: number; width: number; isFigure: boolean }[] {
  const first = inner * 0.2
  const figure = inner * 0.2
  const second = inner - first - figure * (count - 2)
  const widths = Array.from({ length: count }, (_each, index) =>
    index === 0 ? first : index === 1 ? second : figure
  )
  return widths.map((width, index) => ({
    x: page.left + widths.slice(0, index).reduce((sum, each) => sum + each, 0),
    width: width - (index === count - 1 ? 0 : gap),
    isFigure: index > 1
  }))
}

function tableBoxes(
  kit: TextKit,
  names: readonly string[],
  lines: readonly TableLine[]
): PageBox[] {
  const places = columnsOf(names.length)
  const columns = (cells: readonly string[], style: Column['style']): Column[] =>
    places.map(({ x, width, isFigure }, index) => ({
      lines: linesOf(kit, dateText(cells[index] ?? ''), style, width),
      style,
      x,
      ...(isFigure && { right: x + width })
    }))
  const heads = ruled(columnBoxes(kit, columns(names, styles.column), { above: 3, below: 3 }))
  const head = { ...asOne(heads), keepsNext: true }
  const body = lines.flatMap(({ cells, mark = '' }) => {
    const line = columnBoxes(kit, columns(cells, styles.text), {
      above: 3,
      below: mark ? 0 : 4,
      keepsNext: Boolean(mark)
    })
    const marked = mark ? textBoxes(kit, mark, styles.mark, { below: 4 }) : []
    return ruled([...line, ...marked])
  })
  return [head, ...body.map(box => ({ ...box, head }))]
}

const pictureRoom = (inner - gap) / 2

function pictureBox(kit: TextKit, picture: SummaryPicture | undefined, place: number): PageBox {
  const x = page.left + (place % 2) * (pictureRoom + gap)
  const text = formatMessage(picture ? messages.numbered : messages.missing, { number: place + 1 })
  const lines = linesOf(kit, text, styles.label, pictureRoom)
  const caption = columnBoxes(kit, [{ lines, style: styles.label, x }], { above: 6, below: 2 })
  if (!picture) return asOne(caption)
  const scale = Math.min(0.75, pictureRoom / picture.width, tallestPicture / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const mark = { kind: 'picture', picture, x, y: 0, width, height } as const
  return asOne([...caption, { height: height + 6, marks: [mark] }])
}

/** Two side by side: receipts are mostly high and narrow. */
function pictureBoxes(
  kit: TextKit,
  sources: readonly string[],
  pictures: LoadedPictures
): PageBox[] {
  const boxes = sources.map((source, place) => pictureBox(kit, pictures.get(source), place))
  return boxes.flatMap((box, place) => {
    if (place % 2 === 1) return []
    const beside = boxes[place + 1] ?? { height: 0, marks: [] }
    return [{ height: Math.max(box.height, beside.height), marks: [...box.marks, ...beside.marks] }]
  })
}

/** More rows may be split between two pages. */
const mostTogether = 10

const together = (boxes: readonly PageBox[]): readonly PageBox[] =>
  boxes.length > mostTogether
    ? boxes
    : boxes.map((box, index) => (index < boxes.length - 1 ? { ...box, keepsNext: true } : box))

function sectionBoxes(kit: TextKit, section: DocumentSection, pictures: LoadedPictures): PageBox[] {
  const { title, text, rows = [], images = [], table } = section
  return [
    ...(title
      ? textBoxes(kit, title, styles.heading, { above: 16, below: 4, keepsNext: true })
      : []),
    ...(text ? textBoxes(kit, text, styles.text, { above: title ? 0 : 12, below: 4 }) : []),
    ...together(rows.flatMap(row => rowBoxes(kit, row))),
    ...pictureBoxes(kit, images, pictures),
    ...(table ? tableBoxes(kit, table.columns, table.lines) : [])
  ]
}

function headBoxes(kit: TextKit, document: LoanDocument): PageBox[] {
  const lines = lenderLines().flatMap(text => textBoxes(kit, text, styles.small))
  const [accent] = brand.colors.gradient
  return [
    ...textBoxes(kit, company.legalName, styles.lender),
    ...ruled([...lines, { height: 8, marks: [] }], accent, 1.5),
    ...titleBoxes(kit, document),
    ...document.identity.flatMap(row => rowBoxes(kit, row))
  ]
}

export function documentBoxes(
  kit: TextKit,
  document: LoanDocument,
  pictures: LoadedPictures,
  figure: Figure | undefined
): PageBox[] {
  const { sections, notes, signature, check } = document
  return [
    ...headBoxes(kit, document),
    ...sections.flatMap(section => sectionBoxes(kit, section, pictures)),
    ...(signature ? signatureBoxes(kit, signature) : []),
    ...(check && figure ? checkBoxes(kit, check, figure) : []),
    ...notes.flatMap(note => textBoxes(kit, note, styles.small, { above: 8 }))
  ]
}
