import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fillSheets,
  type Mark,
  type PageBox
} from '../../../../../shared/features/document/pdf/boxes.ts'

const bar = (name: string): Mark => ({ kind: 'bar', color: name, x: 0, y: 0, width: 1, height: 1 })
const box = (name: string, height: number, more: Partial<PageBox> = {}): PageBox => ({
  height,
  marks: [bar(name)],
  ...more
})
const namesOf = (boxes: readonly PageBox[], room: number) =>
  fillSheets(boxes, room).map(({ marks }) =>
    marks.map(mark => (mark.kind === 'bar' ? `${mark.color}@${mark.y}` : ''))
  )

test('a heading goes to the next page with what stands below it', () => {
  const boxes = [box('a', 70), box('h', 20, { keepsNext: true }), box('b', 20)]
  expect(namesOf(boxes, 100)).toEqual([['a@0'], ['h@0', 'b@20']])
})

test('a group higher than a page is torn between its boxes, and begins where there is room', () => {
  const high = Array.from({ length: 5 }, (_each, index) => box(`${index}`, 30, { keepsNext: true }))
  expect(namesOf([box('a', 30), ...high], 100)).toEqual([
    ['a@0', '0@30', '1@60'],
    ['2@0', '3@30', '4@60']
  ])
})

test('a table has its head again on each page', () => {
  const head = box('H', 10)
  const lines = ['a', 'b', 'c'].map(name => box(name, 40, { head }))
  expect(namesOf([head, ...lines], 100)).toEqual([
    ['H@0', 'a@10', 'b@50'],
    ['H@0', 'c@10']
  ])
})

test('nothing is lost, and nothing that fits stands below its page', () => {
  const boxes = fc.array(
    fc.record({ height: fc.integer({ min: 1, max: 100 }), keepsNext: fc.boolean() }),
    { maxLength: 40 }
  )
  fc.assert(
    fc.property(boxes, all => {
      const numbered = all.map((each, index) => box(`${index}`, each.height, each))
      const sheets = fillSheets(numbered, 100)
      const placed = sheets.flatMap(({ marks }) => marks)
      expect(placed.map(mark => mark.kind === 'bar' && mark.color)).toEqual(
        numbered.map((_each, index) => `${index}`)
      )
      for (const mark of placed) {
        const { height } = numbered[Number(mark.kind === 'bar' && mark.color)] as PageBox
        expect(mark.y + height).toBeLessThanOrEqual(100)
      }
    })
  )
})
