import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layOut, wrapText } from '../../../../shared/ui/summary-image/lay-out.ts'
import { summaryText } from '../../../../shared/ui/summary-image/summary-text.ts'

const measure = (text: string) => [...text].length * 8
const texts = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.lorem())

describe('text of a picture', () => {
  test('breaks at spaces, and inside a word only when it is wider than its line', () => {
    expect(wrapText('You get ₱4,800.00 today', 80, measure)).toEqual([
      'You get',
      '₱4,800.00',
      'today'
    ])
    expect(wrapText('0123456789ABC', 80, measure)).toEqual(['0123456789', 'ABC'])
    expect(wrapText('  ', 80, measure)).toEqual([])
  })

  test('loses no letter, and no line is wider than its room', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 8, max: 400 }), (text, room) => {
        const lines = wrapText(text, room, measure)
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(room)
      })
    )
  })

  test('stays inside the picture and never on top of another text', () => {
    const row = fc.record({ text: texts, value: texts })
    const group = fc.record({ title: texts, rows: fc.array(row, { maxLength: 4 }) })
    fc.assert(
      fc.property(texts, fc.array(group, { maxLength: 3 }), texts, (title, groups, note) => {
        const layout = layOut({ title, groups, note }, measure)
        const boxes = layout.texts.map(({ text, x, y, align }) => {
          const start = align === 'left' ? x : x - measure(text)
          return { start, end: start + measure(text), y }
        })
        for (const [index, box] of boxes.entries()) {
          expect(box.start).toBeGreaterThanOrEqual(20)
          expect(box.end).toBeLessThanOrEqual(layout.width - 20)
          expect(box.y).toBeLessThan(layout.height)
          for (const other of boxes.slice(index + 1)) {
            const apart = box.end <= other.start || other.end <= box.start
            expect(apart || Math.abs(box.y - other.y) >= 18).toBe(true)
          }
        }
      }),
      { numRuns: 60 }
    )
  })

  test('reads as plain text, too', () => {
    const rows = [
      { text: 'You get', value: '₱4,800.00' },
      { text: 'No value', value: '' }
    ]
    const summary = { title: 'Sample loan', groups: [{ title: 'Cost', rows }], note: 'Ask first.' }
    expect(summaryText(summary)).toBe(
      'Sample loan\n\nCost\nYou get: ₱4,800.00\nNo value\n\nAsk first.'
    )
  })
})
