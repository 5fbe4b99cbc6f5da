import { complaintDetailMessages as messages } from '#messages/complaint.ts'
import type { Complaint, ComplaintMessage } from '../../shared/api/complaint-record.ts'

const wordsOf = (text: unknown) => `${text}`.replace(/\s+/g, ' ').trim()

interface Words {
  from?: unknown
  text?: unknown
}

/** The place of these words in the thread; -1 where it lacks them. */
export function placeOf(thread: readonly Words[], { from, text }: Words): number {
  const words = wordsOf(text)
  return thread.map(each => each.from === from && wordsOf(each.text) === words).lastIndexOf(true)
}

/** Who gave the answer that the complaint led to. */
export const resultName = (agent: string) => [messages.result, agent].filter(Boolean).join(' · ')

/** Adds the complaint's own words, its answer and their pictures to a thread that lacks them. */
export function wholeThread(complaint: Complaint): ComplaintMessage[] {
  const { content, images, agent, reply, replyImages } = complaint
  const thread = [...complaint.thread]
  const include = (message: ComplaintMessage, start: number) => {
    if (!message.text && message.images.length === 0) return
    const place = placeOf(thread, message)
    const own = thread[place]
    if (!own) thread.splice(start, 0, message)
    else {
      const { name, images } = message
      thread[place] = {
        ...own,
        ...(name && { name }),
        images: own.images.length > 0 ? own.images : images
      }
    }
  }
  include({ from: 'you', name: '', time: '', text: content, images }, 0)
  include(
    { from: 'us', name: resultName(agent), time: '', text: reply, images: replyImages },
    thread.length
  )
  return thread
}
