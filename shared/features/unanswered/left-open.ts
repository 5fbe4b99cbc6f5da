import { readUnanswered, type SentWrite } from '../../context/unanswered.ts'

export function readLeftOpen(openedAt = Date.now() - performance.now()): SentWrite[] {
  return readUnanswered().filter(({ sentAt, isTold }) => sentAt < openedAt && !isTold)
}
