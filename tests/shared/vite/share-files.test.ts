import { describe, expect, test } from 'vitest'
import { shareFiles } from '../../../shared/vite/share-files.ts'

const first = 0b001
const second = 0b010
const third = 0b100

/** The modules of each file. */
function filesOf(
  needs: Record<string, number>,
  bytes: Record<string, number>,
  imports: Record<string, string[]> = {},
  weightOf: (page: number) => number = () => 1
): string[][] {
  const graph = {
    importsOf: (module: string) => imports[module] ?? [],
    bytesOf: (module: string) => bytes[module] ?? 0,
    weightOf
  }
  return shareFiles(new Map(Object.entries(needs)), graph).map(({ modules }) => [...modules])
}

describe('files that pages share', () => {
  test('have the modules that the same pages need together', () => {
    const needs = { a: first | second, b: first | second, c: third }
    expect(filesOf(needs, { a: 50_000, b: 50_000, c: 50_000 })).toEqual([['a', 'b'], ['c']])
  })

  test('stay two where a page would fetch more in vain than a request costs', () => {
    const needs = { a: first | second, b: second | third }
    expect(filesOf(needs, { a: 40_000, b: 40_000 })).toEqual([['a'], ['b']])
  })

  test('become one where that saves a request at a few bytes', () => {
    const needs = { a: first | second, b: second | third }
    expect(filesOf(needs, { a: 1000, b: 1000 })).toEqual([['a', 'b']])
  })

  test('stay two where a page that counts for many would fetch in vain', () => {
    const needs = { a: first | second, b: second | third }
    const weightOf = (page: number) => (page === 0 ? 30 : 1)
    expect(filesOf(needs, { a: 1000, b: 1000 }, {}, weightOf)).toEqual([['a'], ['b']])
  })

  test('stay two where no page needs both', () => {
    expect(filesOf({ a: first, b: second }, { a: 1, b: 1 })).toEqual([['a'], ['b']])
  })

  test('count what they import, which every page that fetches them fetches too', () => {
    // Joined with `a`, which is small, `b` would bring `large` to the first and the third page.
    const needs = { a: first | second | third, b: second, large: second }
    const bytes = { a: 1000, b: 1000, large: 200_000 }
    expect(filesOf(needs, bytes, { b: ['large'] })).toEqual([['a'], ['b', 'large']])
  })
})
