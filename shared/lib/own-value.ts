import { isRecord } from './is-record.ts'

// Object.hasOwn came with Chrome 93.
const hasOwn = Object.prototype.hasOwnProperty

/** A record's own field; what it inherits, and what is no record, has none. */
export function ownValue(value: unknown, key: string): unknown {
  return isRecord(value) && hasOwn.call(value, key) ? value[key] : undefined
}
