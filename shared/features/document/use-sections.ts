import { useDeferredValue } from 'react'
import type { DocumentSection } from './loan-document.ts'

/** More lines and tables than a screen has room for. */
const firstLines = 20
const firstTables = 2

function firstOf(sections: readonly DocumentSection[]): readonly DocumentSection[] {
  const next = sections.filter(({ table }) => table)[firstTables]
  return sections.slice(0, next && sections.indexOf(next)).map(section => {
    const { table } = section
    if (!table) return section
    return { ...section, table: { ...table, lines: table.lines.slice(0, firstLines) } }
  })
}

export const useSections = (sections: readonly DocumentSection[]) =>
  useDeferredValue(sections, firstOf(sections))
