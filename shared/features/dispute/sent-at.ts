import type { Complaint } from '../../api/complaint-record.ts'

/** When the complaint was sent: the time of the first message that is not our answer, '' where it has none. */
export const sentAt = ({ thread }: Pick<Complaint, 'thread'>): string =>
  thread.find(({ from }) => from !== 'us')?.time ?? ''
