import { readRecordText, writeRecordText } from '../../shared/context/storage.ts'
import { ownValue } from '../../shared/lib/own-value.ts'
import { shownVariant } from './shown-variant.ts'

type CountedStep = 'seen' | 'registered'

/** By campaign and step, the id of the phone's first event; for good, as its variant is. */
function readFirsts(): object {
  try {
    return Object(JSON.parse(readRecordText('firsts') ?? '{}'))
  } catch {
    return {}
  }
}

const nameOf = (step: CountedStep) => `${shownVariant().campaign} ${step}`

/** Whether this is the phone's first event of a campaign; one that is sent again after a reload still is. */
export function isFirst(step: CountedStep, eventId: string): boolean {
  if (!shownVariant().campaign) return false
  const first = ownValue(readFirsts(), nameOf(step))
  return first === undefined || first === eventId
}

/** A second tab or another day's visit is the same phone: it does not count again. */
export function keepFirst(step: CountedStep, eventId: string): void {
  if (!isFirst(step, eventId)) return
  writeRecordText('firsts', JSON.stringify({ ...readFirsts(), [nameOf(step)]: eventId }))
}
