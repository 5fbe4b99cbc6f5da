import { readUnanswered, type SentWrite } from '../../context/unanswered.ts'

/** What was sent before this page was opened, and its borrower has not read of yet. */
export function readLeftOpen(openedAt = Date.now() - performance.now()): SentWrite[] {
  return readUnanswered().filter(({ sentAt, isTold }) => sentAt < openedAt && !isTold)
}
