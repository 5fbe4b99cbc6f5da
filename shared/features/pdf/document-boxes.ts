import { documentMessages as messages } from '#messages/document.ts'
import { brand } from '../../config/brand.ts'
import { company } from '../../config/company.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { lenderLines } from '../document/lender-lines.ts'
import type { LoadedPictures } from '../document/load-pictures.ts'
import type { DocumentSection, LoanDocument, TableLine } from '../document/loan-document.ts'
import type { Figure, SummaryPicture } from '../summary-image/summary.ts'
import {
  type Column,
  columnBoxes,
  inner,
  lineHeight,
  linesOf,
  looks,
  page,
  rowBoxes,
  ruled,
  textBoxes
} from './box-parts.ts'
import type { Box } from './boxes.ts'
import type { TextKit } from './text-kit.ts'

const tallestPicture = 420
const codeSize = 104
const gap = 10

/** Left edges and widths of a table's columns: a date, what happened, figures. */
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

function tableBoxes(kit: TextKit, names: readonly string[], lines: readonly TableLine[]): Box[] {
  const places = columnsOf(names.length)
  const columns = (cells: readonly string[], look: Column['look']): Column[] =>
    places.map(({ x, width, isFigure }, index) => ({
      lines: linesOf(kit, dateText(cells[index] ?? ''), look, width),
      look,
      x,
      ...(isFigure && { right: x + width })
    }))
  const heads = ruled(columnBoxes(kit, columns(names, looks.column), { above: 3, below: 3 }))
  const head = {
    height: heads.reduce((sum, { height }) => sum + height, 0),
    marks: stacked(heads),
    keepsNext: true
  }
  const body = lines.flatMap(({ cells, mark = '' }) => {
    const line = columnBoxes(kit, columns(cells, looks.text), {
      above: 3,
      below: mark ? 0 : 4,
      keepsNext: Boolean(mark)
    })
    const marked = mark ? textBoxes(kit, mark, looks.mark, { below: 4 }) : []
    return ruled([...line, ...marked])
  })
  return [head, ...body.map(box => ({ ...box, head }))]
}

/** The marks of boxes as of one. */
function stacked(boxes: readonly Box[]): Box['marks'] {
  let top = 0
  return boxes.flatMap(({ marks, height }) => {
    const down = top
    top += height
    return marks.map(mark => ({ ...mark, y: mark.y + down }))
  })
}

function pictureBoxes(kit: TextKit, picture: SummaryPicture | undefined, index: number): Box[] {
  const text = formatMessage(picture ? messages.numbered : messages.missing, { number: index + 1 })
  const caption = textBoxes(kit, text, looks.label, {
    above: 6,
    below: 2,
    keepsNext: Boolean(picture)
  })
  if (!picture) return caption
  const scale = Math.min(0.75, inner / picture.width, tallestPicture / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const mark = { kind: 'picture', picture, x: page.left, y: 0, width, height } as const
  return [...caption, { height: height + 6, marks: [mark] }]
}

function sectionBoxes(kit: TextKit, section: DocumentSection, pictures: LoadedPictures): Box[] {
  const { title, text, rows = [], images = [], table } = section
  return [
    ...(title
      ? textBoxes(kit, title, looks.heading, { above: 16, below: 4, keepsNext: true })
      : []),
    ...(text ? textBoxes(kit, text, looks.text, { above: title ? 0 : 12, below: 4 }) : []),
    ...rows.flatMap(row => rowBoxes(kit, row)),
    ...images.flatMap((source, index) => pictureBoxes(kit, pictures.get(source), index)),
    ...(table ? tableBoxes(kit, table.columns, table.lines) : [])
  ]
}

function headBoxes(kit: TextKit, { title, identity }: LoanDocument): Box[] {
  const lines = lenderLines().flatMap(text => textBoxes(kit, text, looks.small))
  const [accent] = brand.colors.gradient
  return [
    ...textBoxes(kit, company.legalName, looks.lender),
    ...ruled([...lines, { height: 8, marks: [] }], accent, 1.5),
    ...textBoxes(kit, title, looks.title, { above: 16, below: 8 }),
    ...identity.flatMap(row => rowBoxes(kit, row))
  ]
}

function checkBoxes(kit: TextKit, { path, width }: Figure): Box[] {
  const x = page.left + codeSize + gap
  const lines = linesOf(kit, messages.check, looks.text, inner - codeSize - gap)
  const text = columnBoxes(kit, [{ lines, look: looks.text, x }])
  const scale = codeSize / width
  const code = { kind: 'code', path, x: page.left, y: 0, scale } as const
  const down = (codeSize - lines.length * lineHeight(looks.text)) / 2
  const beside = stacked([{ height: down, marks: [] }, ...text])
  return [
    { height: 16, marks: [], keepsNext: true },
    { height: codeSize, marks: [code, ...beside] }
  ]
}

export function documentBoxes(
  kit: TextKit,
  document: LoanDocument,
  pictures: LoadedPictures,
  figure: Figure | undefined
): Box[] {
  const { sections, notes } = document
  return [
    ...headBoxes(kit, document),
    ...sections.flatMap(section => sectionBoxes(kit, section, pictures)),
    ...(figure ? checkBoxes(kit, figure) : []),
    ...notes.flatMap(note => textBoxes(kit, note, looks.small, { above: 8 }))
  ]
}
