import { dateText } from '../../../messages/date-text.ts'
import { wrapText } from '../../summary-image/lay-out.ts'
import type { Mark, PageBox } from './boxes.ts'
import type { TextKit, TypeStyle } from './text-kit.ts'

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, left: 48, top: 48, bottom: 62 }
export const inner = page.width - 2 * page.left

const ink = '#191d20'
const soft = '#50565a'
const line = '#d3d8db'

export const styles = {
  lender: { size: 11, isBold: true, color: ink },
  small: { size: 8.5, color: soft },
  title: { size: 18, isBold: true, color: ink },
  heading: { size: 12, isBold: true, color: ink },
  text: { size: 10, color: ink },
  label: { size: 10, color: soft },
  value: { size: 10, isBold: true, color: ink },
  column: { size: 8.5, isBold: true, color: soft },
  mark: { size: 8.5, isBold: true, color: '#a3231b' }
} satisfies Record<string, TypeStyle>

export const lineHeight = ({ size }: TypeStyle) => size * 1.4

const baseline = ({ size }: TypeStyle) => size * 1.06

/** A part with more lines may be split between pages. */
const longestWhole = 20

export interface Column {
  lines: readonly string[]
  style: TypeStyle
  x: number
  /** The right edge, for figures. */
  right?: number
}

export function linesOf(kit: TextKit, text: string, style: TypeStyle, room: number): string[] {
  return text.split('\n').flatMap(each => {
    const lines = wrapText(each, room, part => kit.measure(part, style))
    return lines.length > 0 ? lines : ['']
  })
}

function markOf(kit: TextKit, { style, x, right }: Column, text: string): Mark {
  const left = right === undefined ? x : right - kit.measure(text, style)
  return { kind: 'text', text, style, x: left, y: baseline(style) }
}

export function columnBoxes(
  kit: TextKit,
  columns: readonly Column[],
  { above = 0, below = 0, keepsNext = false } = {}
): PageBox[] {
  const count = Math.max(...columns.map(({ lines }) => lines.length))
  const height = Math.max(...columns.map(({ style }) => lineHeight(style)))
  return Array.from({ length: count }, (_each, index) => {
    const isLast = index === count - 1
    const down = index === 0 ? above : 0
    const marks = columns.flatMap(column => {
      const text = column.lines[index]
      return text ? [markOf(kit, column, text)] : []
    })
    return {
      height: down + height + (isLast ? below : 0),
      marks: marks.map(mark => ({ ...mark, y: mark.y + down })),
      keepsNext: isLast ? keepsNext : count <= longestWhole || index === 0 || index === count - 2
    }
  })
}

export function textBoxes(
  kit: TextKit,
  text: string,
  style: TypeStyle,
  {
    x = page.left,
    room = inner,
    ...space
  }: {
    x?: number
    room?: number
    above?: number
    below?: number
    keepsNext?: boolean
  } = {}
): PageBox[] {
  return columnBoxes(kit, [{ lines: linesOf(kit, text, style, room), style, x }], space)
}

export function ruled(boxes: readonly PageBox[], color = line, thickness = 0.5): PageBox[] {
  return boxes.map((box, index) => {
    if (index < boxes.length - 1) return box
    const { left: x } = page
    const y = box.height - thickness
    const rule: Mark = { kind: 'bar', color, x, y, width: inner, height: thickness }
    return { ...box, marks: [...box.marks, rule] }
  })
}

const labelRoom = inner * 0.36
const gap = 12

export function rowBoxes(
  kit: TextKit,
  { text, value }: { text: string; value: string }
): PageBox[] {
  const room = inner - labelRoom - gap
  const label = linesOf(kit, text, styles.label, value ? labelRoom : inner)
  const values = value ? linesOf(kit, dateText(value), styles.value, room) : []
  return ruled(
    columnBoxes(
      kit,
      [
        { lines: label, style: styles.label, x: page.left },
        { lines: values, style: styles.value, x: page.left + labelRoom + gap }
      ],
      { above: 3, below: 4 }
    )
  )
}
