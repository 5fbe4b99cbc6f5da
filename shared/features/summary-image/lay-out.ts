import { dateText } from '../../messages/date-text.ts'
import type { Figure, ImageSummary, SummaryPicture } from './summary.ts'

interface Placed {
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedFigure extends Placed {
  figure: Figure
}

interface PlacedPicture extends SummaryPicture {
  x: number
  y: number
}

export type TextLook = 'title' | 'code' | 'heading' | 'text' | 'value' | 'note' | 'seal'

/** In CSS pixels; `y` is the middle of the line. */
interface PlacedText {
  look: TextLook
  text: string
  x: number
  y: number
  align: 'left' | 'right'
}

export interface ImageLayout {
  width: number
  height: number
  titleBottom: number
  texts: PlacedText[]
  seal?: Placed
  figure?: PlacedFigure
  pictures: PlacedPicture[]
  rules: number[]
}

const lineHeights: Record<TextLook, number> = {
  title: 28,
  code: 40,
  heading: 24,
  text: 22,
  value: 22,
  note: 19,
  seal: 40
}

const width = 360
const margin = 20
const inner = width - 2 * margin
const gap = 12
const barHeight = 96
const square = 220
const tallestPicture = 480

export type MeasureText = (text: string, look: TextLook) => number

function fittingLength(word: readonly string[], room: number, measure: (text: string) => number) {
  let length = 1
  while (length < word.length && measure(word.slice(0, length + 1).join('')) <= room) length++
  return length
}

export function wrapText(text: string, room: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/[^\S\u00a0]+/).filter(Boolean)) {
    const joined = line ? `${line} ${word}` : word
    if (measure(joined) <= room) {
      line = joined
      continue
    }
    if (line) lines.push(line)
    const rest = [...word]
    while (rest.length > 1 && measure(rest.join('')) > room) {
      lines.push(rest.splice(0, fittingLength(rest, room, measure)).join(''))
    }
    line = rest.join('')
  }
  return line ? [...lines, line] : lines
}

function placeSeal(text: string, top: number, measure: MeasureText) {
  const height = lineHeights.seal
  const box = { x: width - margin, y: top, width: measure(text, 'seal') + 2 * gap, height }
  box.x -= box.width
  const x = width - margin - gap
  return { box, text: { look: 'seal', text, x, y: top + height / 2, align: 'right' } as const }
}

function boxOf({ isWide }: Figure) {
  return isWide
    ? { x: margin, width: inner, height: barHeight }
    : { x: (width - square) / 2, width: square, height: square }
}

function placePicture({ source, width, height }: SummaryPicture, y: number): PlacedPicture {
  const scale = Math.min(1, inner / width, tallestPicture / height)
  return { source, x: margin, y, width: width * scale, height: height * scale }
}

export function layOut(summary: ImageSummary, measure: MeasureText): ImageLayout {
  const { title, seal, code = '', figure, figureLast, head = [], groups, note = '' } = summary
  const texts: PlacedText[] = []
  const pictures: PlacedPicture[] = []
  const rules: number[] = []
  let y = margin

  const place = (
    look: TextLook,
    lines: readonly string[],
    align: 'left' | 'right',
    top: number
  ) => {
    const height = lineHeights[look]
    const x = align === 'left' ? margin : width - margin
    lines.forEach((text, index) => {
      texts.push({ look, text, x, y: top + (index + 0.5) * height, align })
    })
    return lines.length * height
  }
  const wrap = (text: string, look: TextLook, room: number) =>
    wrapText(text, room, part => measure(part, look))

  y += place('title', wrap(title, 'title', inner), 'left', y) + margin
  const titleBottom = y
  const stamp = seal ? placeSeal(seal, y + gap, measure) : undefined
  if (stamp) {
    texts.push(stamp.text)
    y += gap + stamp.box.height
  }
  if (code) y += gap + place('code', wrap(code, 'code', inner), 'left', y + gap)
  const box = figure && boxOf(figure)
  const figureRoom = box ? gap + box.height : 0
  const aboveGroups = y
  if (!figureLast) y += figureRoom
  for (const group of [...head, ...groups]) {
    y += gap
    if (group.title) y += place('heading', wrap(group.title, 'heading', inner), 'left', y)
    for (const [index, row] of group.rows.entries()) {
      if (index > 0) rules.push(y)
      const value = wrap(dateText(row.value), 'value', inner * 0.55)
      const taken = Math.max(0, ...value.map(line => measure(line, 'value')))
      const text = wrap(row.text, 'text', inner - (taken && taken + gap))
      const left = place('text', text, 'left', y + gap / 2)
      y += Math.max(left, place('value', value, 'right', y + gap / 2)) + gap
      if (!row.picture) continue
      const placed = placePicture(row.picture, y)
      pictures.push(placed)
      y += placed.height + gap
    }
  }
  const figureTop = gap + (figureLast ? y : aboveGroups)
  if (figureLast) y += figureRoom
  if (note) y += gap + place('note', wrap(note, 'note', inner), 'left', y + gap)
  const height = y + margin
  const placed = figure && box && { figure: { figure, ...box, y: figureTop } }
  const stamped = stamp && { seal: stamp.box }
  return { width, height, titleBottom, texts, pictures, rules, ...stamped, ...placed }
}
