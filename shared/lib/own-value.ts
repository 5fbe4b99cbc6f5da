import { isRecord } from './is-record.ts'

/** A record's own field; what it inherits, and what is no record, has none. Object.hasOwn came with Chrome 93. */
export function ownValue(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
