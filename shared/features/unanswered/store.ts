import { atom } from 'nanostores'
import { heldLocks } from '../../context/held-locks.ts'
import { onRecordChange } from '../../context/storage.ts'
import {
  $sentChanges,
  type Intention,
  noteSeen,
  remainingWait,
  type SentWrite
} from '../../context/unanswered.ts'
import { readLeftOpen } from './left-open.ts'

export interface Unanswered {
  id: string
  intention: Intention
  order: string
  sentAt: number
}

/** Those that no page is still waiting for. */
async function lost(writes: readonly SentWrite[]): Promise<SentWrite[]> {
  const held = await heldLocks()
  if (!held) return writes.filter(write => remainingWait(write) === 0)
  return writes.filter(({ id }) => !held.includes(`loan:${id}`))
}

/** Writes of gone pages without an answer; without locks another tab may still wait. */
export function createUnanswered(openedAt?: number) {
  const $unanswered = atom<readonly Unanswered[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async (): Promise<void> => {
    const writes = readLeftOpen(openedAt)
    const lostWrites = (await lost(writes)).flatMap(({ id, intention, order, sentAt }) =>
      intention ? [{ id, intention, order, sentAt }] : []
    )
    $unanswered.set(lostWrites)
    clearTimeout(timer)
    const wait = Math.max(...writes.map(remainingWait))
    if (lostWrites.length < writes.length && wait > 0) timer = setTimeout(look, wait + 1)
  }

  $sentChanges.listen(() => void look())
  onRecordChange('unanswered', look)
  return { $unanswered, look, dismiss: noteSeen }
}

export type UnansweredStore = ReturnType<typeof createUnanswered>
