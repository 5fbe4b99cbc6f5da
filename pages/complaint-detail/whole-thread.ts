import type { Complaint, ComplaintMessage } from '../../shared/api/complaint-record.ts'

/** Adds the complaint's own words and its answer to a thread that lacks them. */
export function wholeThread(complaint: Complaint): ComplaintMessage[] {
  const { thread, content, images, agent, reply, replyImages } = complaint
  const message = (from: 'you' | 'us', name: string, text: string, pictures: string[]) =>
    text || pictures.length > 0 ? [{ from, name, time: '', text, images: pictures }] : []
  const isBegun = thread.find(({ from }) => from !== 'system')?.from === 'you'
  const isAnswered = thread.some(({ from }) => from === 'us')
  return [
    ...(isBegun ? [] : message('you', '', content, images)),
    ...thread,
    ...(isAnswered ? [] : message('us', agent, reply, replyImages))
  ]
}
