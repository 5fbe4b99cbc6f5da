// @vitest-environment node
import { expect, test } from 'vitest'
import { layOut } from '../../../../shared/features/summary-image/lay-out.ts'
import { splitSummary } from '../../../../shared/features/summary-image/split-summary.ts'
import type { ImageSummary } from '../../../../shared/features/summary-image/summary.ts'

const measure = (text: string) => text.length * 8
const row = (index: number) => ({ text: `Line ${index}`, value: `${index}` })
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_each, index) => row(from + index))
const fits = (summary: ImageSummary) => layOut(summary, measure).height <= 5000

const statement = (count: number): ImageSummary => ({
  title: 'Statement',
  head: [{ rows: [{ text: 'Contract', value: 'SP-1' }] }],
  groups: [
    { title: 'Summary', rows: rows(0, 3) },
    { title: '2026-11', rows: rows(3, count - 3) }
  ],
  note: 'The end'
})

test('a summary that one picture holds stays as it is', () => {
  expect(splitSummary(statement(20), fits)).toEqual([statement(20)])
})

test.each([200, 500, 2000])('of %i lines none is lost or twice, and each picture fits', count => {
  const parts = splitSummary(statement(count), fits)
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.flatMap(({ groups }) => groups.flatMap(group => group.rows))).toEqual(rows(0, count))
  expect(parts.every(fits)).toBe(true)
})

test('each picture has its head, its month and its place; the last one has the end', () => {
  const parts = splitSummary(statement(300), fits)
  for (const [index, part] of parts.entries()) {
    expect(part.title).toBe(`Statement (${index + 1}/${parts.length})`)
    expect(part.head).toEqual(statement(300).head)
    expect(part.groups.at(-1)?.title).toBe('2026-11')
    expect(part.note).toBe(index === parts.length - 1 ? 'The end' : undefined)
  }
})

test('a row that no picture holds is not halved for ever', () => {
  expect(splitSummary(statement(4), () => false)).toHaveLength(4)
})

test('a part has no group without rows', () => {
  const groups = [
    { title: 'Summary', rows: rows(0, 2) },
    { title: 'Payments', rows: rows(2, 2) }
  ]
  const parts = splitSummary({ title: 'Statement', groups }, summary => summary.groups.length < 2)
  expect(parts.map(part => part.groups)).toEqual([[groups[0]], [groups[1]]])
})
