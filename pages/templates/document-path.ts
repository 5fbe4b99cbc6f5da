import { isRecord } from '../../shared/lib/is-record.ts'
import { ownValue } from '../../shared/lib/own-value.ts'

/** `benefits[1].icon` is benefits, 1, icon. */
const stepsOf = (path: string) => path.match(/[^.[\]]+/g) ?? []

const partOf = (value: unknown, step: string): unknown =>
  Array.isArray(value) ? value[Number(step)] : ownValue(value, step)

export function valueAt(document: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>(partOf, document)
}

function changed(value: unknown, [step, ...rest]: readonly string[], to: unknown): unknown {
  if (step === undefined) return to
  if (Array.isArray(value)) {
    return value.map((each, index) => (index === Number(step) ? changed(each, rest, to) : each))
  }
  const record = isRecord(value) ? value : {}
  return { ...record, [step]: changed(ownValue(record, step), rest, to) }
}

export function withValue(document: unknown, path: string, value: unknown): unknown {
  return changed(document, stepsOf(path), value)
}

export function listAt(document: unknown, path: string): readonly unknown[] {
  const list = valueAt(document, path)
  return Array.isArray(list) ? list : []
}
