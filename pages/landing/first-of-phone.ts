import { readRecordText, writeRecordText } from '../../shared/context/storage.ts'
import { ownValue } from '../../shared/lib/own-value.ts'
import { shownVariant } from './shown-variant.ts'

type CountedStep = 'seen' | 'registered'

/** By campaign and step, the id of the phone's first event; kept for good, as its variant is. */
function readFirsts(): object {
  try {
    return Object(JSON.parse(readRecordText('firsts') ?? '{}'))
  } catch {
    return {}
  }
}

const nameOf = (step: CountedStep) => `${shownVariant().campaign} ${step}`

/** A repeated event after a reload still counts as the first. */
export function isFirst(step: CountedStep, eventId: string): boolean {
  if (!shownVariant().campaign) return false
  const first = ownValue(readFirsts(), nameOf(step))
  return first === undefined || first === eventId
}

/** A second tab or another day's visit is the same phone, and does not count again. */
export function keepFirst(step: CountedStep, eventId: string): void {
  if (!isFirst(step, eventId)) return
  writeRecordText('firsts', JSON.stringify({ ...readFirsts(), [nameOf(step)]: eventId }))
}
