import { brand } from '../../../config/brand.ts'
import type { Figure } from '../../summary-image/summary.ts'
import { checkText } from '../check-text.ts'
import type { LoanDocument, Signature } from '../loan-document.ts'
import {
  columnBoxes,
  inner,
  lineHeight,
  linesOf,
  page,
  ruled,
  styles,
  textBoxes
} from './box-parts.ts'
import { asOne, type Mark, type PageBox } from './boxes.ts'
import type { TextKit, TypeStyle } from './text-kit.ts'

const codeSize = 104
const gap = 14
const right = page.left + inner

const [accent] = brand.colors.gradient
const sealStyle: TypeStyle = { size: 16, isBold: true, color: accent }
const sealHeight = 26
const padding = 14
const edge = 1.5

function frame(x: number, y: number, width: number, height: number): Mark[] {
  const bar = (x: number, y: number, width: number, height: number): Mark => ({
    kind: 'bar',
    color: accent,
    x,
    y,
    width,
    height
  })
  return [
    bar(x, y, width, edge),
    bar(x, y + height - edge, width, edge),
    bar(x, y, edge, height),
    bar(x + width - edge, y, edge, height)
  ]
}

export function titleBoxes(kit: TextKit, { title, seal }: LoanDocument): PageBox[] {
  const above = 16
  const width = seal ? kit.measure(seal, sealStyle) + 2 * padding : 0
  const [first, ...rest] = textBoxes(kit, title, styles.title, {
    above,
    below: 8,
    room: inner - width - gap
  })
  if (!seal || !first) return first ? [first, ...rest] : rest
  const x = right - width
  const stamp: Mark[] = [
    ...frame(x, above - 2, width, sealHeight),
    { kind: 'text', text: seal, style: sealStyle, x: x + padding, y: above + 16 }
  ]
  return [{ ...first, marks: [...first.marks, ...stamp] }, ...rest]
}

export function signatureBoxes(kit: TextKit, { by, text }: Signature): PageBox[] {
  return [
    ...ruled(textBoxes(kit, by, styles.value, { above: 20, below: 6, keepsNext: true })),
    ...textBoxes(kit, text, styles.small, { above: 3 })
  ]
}

export function checkBoxes(kit: TextKit, check: string, { path, width }: Figure): PageBox[] {
  const x = page.left + codeSize + gap
  const lines = linesOf(kit, checkText(check), styles.text, inner - codeSize - gap)
  const text = columnBoxes(kit, [{ lines, style: styles.text, x }])
  const code = { kind: 'code', path, x: page.left, y: 0, scale: codeSize / width } as const
  const down = (codeSize - lines.length * lineHeight(styles.text)) / 2
  const beside = asOne([{ height: down, marks: [] }, ...text])
  return [
    { height: 20, marks: [], keepsNext: true },
    { height: codeSize, marks: [code, ...beside.marks] }
  ]
}
