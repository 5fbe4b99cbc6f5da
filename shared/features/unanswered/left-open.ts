import { readUnanswered, type SentWrite } from '../../context/unanswered.ts'
import { elapsed } from '../../lib/elapsed.ts'

export function readLeftOpen(openedAt = Date.now() - performance.now()): SentWrite[] {
  const isEarlier = (sentAt: number) =>
    sentAt < openedAt || elapsed(sentAt) === Number.POSITIVE_INFINITY
  return readUnanswered().filter(({ sentAt, isTold }) => isEarlier(sentAt) && !isTold)
}
