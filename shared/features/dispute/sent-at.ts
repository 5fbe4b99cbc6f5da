import type { Complaint } from '../../api/complaint-record.ts'

/** When the complaint was sent, by the first message with a time; '' where none has one. */
export const sentAt = ({ thread }: Pick<Complaint, 'thread'>): string =>
  thread.find(({ time }) => time !== '')?.time ?? ''
