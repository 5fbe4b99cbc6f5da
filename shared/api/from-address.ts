import type { FieldSource } from '../island/page-facts.ts'
import type { Fields } from './call.ts'

/** Stands before the name of a parameter, as no field of a call begins. */
const fromMark = '\u0000'
const optionalMark = '\u0001'

/** A field's value that is the page's parameter of this name; without it the page asks nothing. */
export const fromAddress = (name: string): string => fromMark + name

/** A field's value that is the page's parameter of this name, and is left out without it. */
export const ifInAddress = (name: string): string => optionalMark + name

function sourceOf(name: string, value: string): FieldSource {
  const own = value.slice(1)
  const from = own === name ? { name } : { name, param: own }
  if (value.startsWith(fromMark)) return from
  return value.startsWith(optionalMark) ? { ...from, optional: true } : { name, value }
}

export function fieldSources(fields: Fields): FieldSource[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [sourceOf(name, value)]
  )
}
