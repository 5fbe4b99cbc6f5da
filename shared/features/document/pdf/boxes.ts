import type { SummaryPicture } from '../../summary-image/summary.ts'
import type { TypeStyle } from './text-kit.ts'

/** In points from the left and the top of the box. */
export type Mark =
  | { kind: 'text'; text: string; style: TypeStyle; x: number; y: number }
  | { kind: 'bar'; color: string; x: number; y: number; width: number; height: number }
  | {
      kind: 'picture'
      picture: SummaryPicture
      x: number
      y: number
      width: number
      height: number
    }
  /** Modules of a code, from `drawQr`. */
  | { kind: 'code'; path: string; x: number; y: number; scale: number }

/** A part that is never split between pages. */
export interface PageBox {
  height: number
  marks: readonly Mark[]
  /** Stays on the page of the next box, as a heading does. */
  keepsNext?: boolean
  /** Drawn above it where it comes first on a page: the head of its table. */
  head?: PageBox
}

export interface Sheet {
  marks: Mark[]
}

const moved = (mark: Mark, down: number): Mark => ({ ...mark, y: mark.y + down })

const heightOf = (boxes: readonly PageBox[]) => boxes.reduce((sum, { height }) => sum + height, 0)

export function asOne(boxes: readonly PageBox[]): PageBox {
  const marks = boxes.flatMap((box, index) => {
    const down = heightOf(boxes.slice(0, index))
    return box.marks.map(mark => moved(mark, down))
  })
  return { height: heightOf(boxes), marks }
}

function chainAt(boxes: readonly PageBox[], start: number): readonly PageBox[] {
  let end = start
  while (boxes[end]?.keepsNext && end + 1 < boxes.length) end++
  return boxes.slice(start, end + 1)
}

/** Fills sheets of this height. A part that is higher is split between its boxes. */
export function fillSheets(boxes: readonly PageBox[], room: number): Sheet[] {
  let sheet: Sheet = { marks: [] }
  const sheets = [sheet]
  let y = 0
  const turn = (head?: PageBox) => {
    sheet = { marks: [] }
    sheets.push(sheet)
    y = 0
    if (head) place(head)
  }
  const place = (box: PageBox) => {
    if (y > 0 && y + box.height > room) turn(box.head)
    sheet.marks.push(...box.marks.map(mark => moved(mark, y)))
    y += box.height
  }
  for (let at = 0; at < boxes.length; ) {
    const chain = chainAt(boxes, at)
    const height = heightOf(chain)
    const [first] = chain
    if (y > 0 && y + height > room && height <= room) turn(first?.head)
    for (const box of chain) place(box)
    at += chain.length
  }
  return sheets
}
