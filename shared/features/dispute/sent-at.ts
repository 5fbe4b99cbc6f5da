import type { Complaint } from '../../api/complaint-record.ts'

/** When the complaint was sent: the first time before our first answer, '' where none is known. */
export function sentAt({ thread }: Pick<Complaint, 'thread'>): string {
  const answer = thread.findIndex(({ from }) => from === 'us')
  const before = thread.filter(({ from }, index) => from !== 'us' && (answer < 0 || index < answer))
  return before.find(({ time }) => time)?.time ?? ''
}
