import { isRecord } from '../lib/is-record.ts'

/** As the schema of the call reads it; throws at a fraction, which only the schema writes. */
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
