import { isRecord } from '../lib/is-record.ts'

/** Undefined for texts that the call's schema cuts, and for fractions. */
export function earlyText(value: unknown): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw value
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function earlyTexts<Name extends string>(
  record: unknown,
  ...names: Name[]
): Record<Name, string> {
  if (!isRecord(record)) throw record
  return Object.fromEntries(names.map(name => [name, earlyText(record[name])])) as Record<
    Name,
    string
  >
}
