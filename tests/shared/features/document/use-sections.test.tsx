import { act } from 'react'
import { expect, test } from 'vitest'
import type { DocumentSection } from '../../../../shared/features/document/loan-document.ts'
import { useSections } from '../../../../shared/features/document/use-sections.ts'
import { prepareRoot } from '../../../setup/react-root.ts'

const text = (title: string): DocumentSection => ({ title })
const table = (title: string, lines: number): DocumentSection => ({
  title,
  table: {
    columns: ['Line'],
    lines: Array.from({ length: lines }, (_, line) => ({ cells: [`${line + 1}`] }))
  }
})

/** The sections that each drawing of a document shows, those with a table with their number of lines. */
async function drawingsOf(sections: readonly DocumentSection[]): Promise<string[]> {
  const drawings: string[] = []
  function Sections() {
    const drawn = useSections(sections)
    drawings.push(
      drawn.map(({ title, table }) => title + (table ? ` ${table.lines.length}` : '')).join()
    )
    return null
  }
  await act(() => prepareRoot().root.render(<Sections />))
  return drawings
}

test('a long document shows what a screen has room for, then the whole', async () => {
  const whole = [text('a'), table('b', 21), text('c'), table('d', 20), text('e'), table('f', 1)]
  const drawings = await drawingsOf([...whole, text('g')])
  expect(drawings).toEqual(['a,b 20,c,d 20,e', 'a,b 21,c,d 20,e,f 1,g'])
})

test('a short document shows whole at once', async () => {
  const [first, ...later] = await drawingsOf([text('a'), table('b', 1), table('c', 20), text('d')])
  expect(first).toBe('a,b 1,c 20,d')
  expect(later.every(each => each === first)).toBe(true)
})
