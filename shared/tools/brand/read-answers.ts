import type { Collector, RecordKind, Retention } from '../../config/company-settings.ts'

export const retentionExample = 'loan 60, complaint 60, application 12, visit 6'
export const collectorsExample = 'Fair Collection Inc. +63 2 8123 4567; Other Agency Inc. +63 2 …'

const kinds: readonly RecordKind[] = ['loan', 'complaint', 'application', 'visit']

/** Months by kind of record, each kind once; undefined for anything else. */
export function readRetention(text: string): Retention[] | undefined {
  const parts = text.split(',').map(part => /^\s*([a-z]+) (\d{1,3})\s*$/.exec(part))
  const found = kinds.flatMap(data => {
    const matches = parts.filter(part => part?.[1] === data)
    const months = Number(matches[0]?.[2])
    return matches.length === 1 && months > 0 ? [{ data, months }] : []
  })
  return parts.length === kinds.length && found.length === kinds.length ? found : undefined
}

export function readCollectors(text: string): Collector[] | undefined {
  if (text === 'none') return []
  const read = text.split(';').map(part => /^\s*(\S.*?) (\+\d[\d ()-]{6,20})\s*$/.exec(part))
  const collectors = read.flatMap(part =>
    part?.[1] && part[2] ? [{ name: part[1], phone: part[2].trim() }] : []
  )
  return collectors.length === read.length ? collectors : undefined
}
