import { isRecord } from '../lib/is-record.ts'

/** What the call's schema reads as a text, but for what it cuts, and fractions: those it writes. */
export function earlyText(value: unknown): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw value
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function earlyTexts<Name extends string>(
  names: Record<Name, string>,
  from: unknown
): Record<Name, string> {
  if (!isRecord(from)) throw from
  const texts = Object.entries<string>(names).map(([ours, theirs]) => [
    ours,
    earlyText(from[theirs])
  ])
  return Object.fromEntries(texts)
}
