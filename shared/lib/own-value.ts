import { isRecord } from './is-record.ts'

// Object.hasOwn came with Chrome 93.
const hasOwn = Object.prototype.hasOwnProperty

export function ownValue(value: unknown, key: string): unknown {
  return isRecord(value) && hasOwn.call(value, key) ? value[key] : undefined
}
