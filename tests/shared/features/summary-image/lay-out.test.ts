// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layOut, wrapText } from '../../../../shared/features/summary-image/lay-out.ts'
import { summaryText } from '../../../../shared/features/summary-image/summary-text.ts'

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

  test('fills a line to its very end, and takes any spaces as one', () => {
    expect(wrapText(' ab  cd\n', 40, measure)).toEqual(['ab cd'])
    expect(wrapText('abcde', 40, measure)).toEqual(['abcde'])
    expect(wrapText('abcdefghij', 40, measure)).toEqual(['abcde', 'fghij'])
    expect(wrapText('abc', 4, measure)).toEqual(['a', 'b', 'c'])
  })

  test('is measured in the look that it is drawn in', () => {
    const looks = new Map<string, Set<string>>()
    const groups = [{ title: 'Heading', rows: [{ text: 'Text', value: 'Value' }] }]
    layOut({ title: 'Title', seal: 'Seal', code: 'Code', groups, note: 'Note' }, (text, look) => {
      looks.set(text, (looks.get(text) ?? new Set()).add(look))
      return 8
    })
    for (const [text, each] of looks) expect([...each]).toEqual([text.toLowerCase()])
    expect(looks.size).toBe(7)
  })

  test('is stamped on the right, with room around, above the code', () => {
    const { seal, texts } = layOut({ title: 'T', seal: 'PAID', code: 'MP1', groups: [] }, measure)
    expect(seal).toEqual({ x: 284, y: 80, width: 56, height: 40 })
    expect(texts.slice(1)).toEqual([
      { look: 'seal', text: 'PAID', x: 328, y: 100, align: 'right' },
      { look: 'code', text: 'MP1', x: 20, y: 152, align: 'left' }
    ])
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
        const layout = layOut({ title, seal: 'PAID', groups, note }, measure)
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

  test('stands where it is said to, from top to bottom', () => {
    const figure = { path: 'M0 0', width: 30, height: 1, isWide: true }
    const layout = layOut(
      {
        title: 'Sample',
        code: 'MP12 3451',
        figure,
        groups: [
          {
            title: 'Cost',
            rows: [
              { text: 'You get', value: '₱4,750.00' },
              { text: 'As the offer says it at length', value: '' }
            ]
          },
          { rows: [{ text: 'Term', value: '91 days or as long as the lender will have it' }] }
        ],
        note: 'Ask first.'
      },
      measure
    )
    expect(layout.texts.map(({ look, text, x, y, align }) => [look, text, x, y, align])).toEqual([
      ['title', 'Sample', 20, 34, 'left'],
      ['code', 'MP12 3451', 20, 100, 'left'],
      ['heading', 'Cost', 20, 252, 'left'],
      ['text', 'You get', 20, 281, 'left'],
      ['value', '₱4,750.00', 340, 281, 'right'],
      ['text', 'As the offer says it at length', 20, 315, 'left'],
      ['text', 'Term', 20, 361, 'left'],
      ['value', '91 days or as long as', 340, 361, 'right'],
      ['value', 'the lender will have', 340, 383, 'right'],
      ['value', 'it', 340, 405, 'right'],
      ['note', 'Ask first.', 20, 443.5, 'left']
    ])
    expect(layout).toMatchObject({ width: 360, height: 473, titleBottom: 68, rules: [298] })
    expect(layout.figure).toEqual({ figure, x: 20, y: 132, width: 320, height: 96 })
  })

  test('a letter has its figure below its rows, above its note', () => {
    const figure = { path: 'M0 0', width: 30, height: 30, isWide: false }
    const groups = [{ title: 'Sample Lending', rows: [{ text: 'Paid in full', value: '' }] }]
    const summary = { title: 'Letter', figure, figureLast: true, groups, note: 'Scan it' }
    const { figure: placed, texts, height } = layOut(summary, measure)
    const [, name, row, note] = texts.map(({ y }) => y)
    expect([name, row, placed?.y, note, height]).toEqual([92, 121, 150, 391.5, 421])
  })

  test('leaves out what a summary does not have, and shows a square figure as one', () => {
    const figure = { path: 'M0 0', width: 30, height: 30, isWide: false }
    const layout = layOut({ title: 'Sample', figure, groups: [] }, measure)
    expect(layout.figure).toEqual({ figure, x: 70, y: 80, width: 220, height: 220 })
    expect(layout).toMatchObject({ height: 320, rules: [] })
    expect(layout.texts).toHaveLength(1)
    const bare = layOut({ title: 'Sample', groups: [] }, measure)
    expect(bare).toEqual({
      width: 360,
      height: 88,
      titleBottom: 68,
      texts: layout.texts,
      pictures: [],
      rules: []
    })
  })

  test('gives a row’s text the width that its value leaves', () => {
    const text = 'x'.repeat(39)
    const widest = (value: string) =>
      layOut({ title: '', groups: [{ rows: [{ text, value }] }] }, measure)
        .texts.filter(({ look }) => look === 'text')
        .map(({ text }) => text.length)
    expect(widest('')).toEqual([39])
    expect(widest('12345')).toEqual([33, 6])
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
    expect(
      summaryText({ title: 'A', code: 'B', groups: [{ rows: [{ text: '', value: 'C' }] }] })
    ).toBe('A\n\nB\n\nC')
  })
})

test('a picture stands below its text, no larger than it is and inside the margins', () => {
  const source = {} as CanvasImageSource
  const placed = (width: number, height: number) => {
    const picture = { source, width, height }
    const rows = [
      { text: 'Receipt', value: '', picture },
      { text: 'After', value: '' }
    ]
    const { pictures, texts } = layOut({ title: '', groups: [{ rows }] }, measure)
    const [above, below] = texts
    const [only] = pictures
    expect(only?.y).toBeGreaterThan((above?.y ?? 0) + 10)
    expect(below?.y).toBeGreaterThan((only?.y ?? 0) + (only?.height ?? 0) + 10)
    return only
  }
  expect(placed(100, 50)).toMatchObject({ x: 20, width: 100, height: 50 })
  expect(placed(640, 320)).toMatchObject({ width: 320, height: 160 })
  expect(placed(480, 960)).toMatchObject({ width: 240, height: 480 })
})
