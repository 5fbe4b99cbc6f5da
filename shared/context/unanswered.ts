import { atom } from 'nanostores'
import * as v from 'valibot'
import { digestOf } from '../lib/digest.ts'
import { elapsed, isWithin } from '../lib/elapsed.ts'
import { randomHex } from '../lib/random-hex.ts'
import { inTime, readDurableRecord, writeDurableRecord } from './durable-record.ts'
import { hasOwner, owner } from './owner.ts'
import { keptText, readRecord, recordLife } from './storage.ts'

/** Something that a borrower wants by a write: the page that opens after its answer got lost speaks of it. */
const intentions = [
  'link',
  'payment',
  'loan',
  'account',
  'complaint',
  'reply',
  'rating',
  'data',
  'plan',
  'product'
] as const
export type Intention = (typeof intentions)[number]

/** A write that was sent, and what is kept of it until it is answered: nothing of its content. */
const sentWrite = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  call: keptText,
  /** Missing for a write that no borrower asks for, such as a count. */
  intention: v.optional(v.picklist(intentions)),
  order: keptText,
  content: v.number(),
  /** When it was sent first, and until when an answer may still come, in milliseconds since 1970. */
  sentAt: v.number(),
  busyUntil: v.number(),
  isTold: v.optional(v.boolean(), false)
})
export type SentWrite = v.InferOutput<typeof sentWrite>

const sentWrites = v.pipe(v.array(sentWrite), v.maxLength(50))

interface SentCall {
  path: string
  intention?: Intention
  /** In place of the one that a field names. */
  order?: string | undefined
}

type SentFields = Record<string, string | undefined>

const patience = 60_000

/** Visitors have a record of their own: theirs would take the place of a borrower's in the same browser. */
const recordKey = () => (hasOwner() ? 'unanswered' : 'unansweredVisit')

export function readUnanswered(): SentWrite[] {
  const writes = readRecord(recordKey(), owner(), sentWrites)?.data ?? []
  // Each of them by its own time: the record is as young as its latest write.
  return writes.filter(({ sentAt }) => isWithin(sentAt, recordLife))
}

export const $sentChanges = atom(0)

/** Milliseconds: a slow or broken database holds up no payment. */
const databasePatience = 300

let onDisk: Promise<unknown> = Promise.resolve()
let readBack: Promise<unknown> | undefined

/** An empty list stays, too: it is newer than the copy that a page may leave too early to renew. */
function keep(writes: SentWrite[]): void {
  onDisk = writeDurableRecord(recordKey(), owner(), writes.slice(-50))
  $sentChanges.set($sentChanges.get() + 1)
}

/** Milliseconds, 0 once the answer came or was lost. */
export function remainingWait({ busyUntil }: SentWrite): number {
  return Math.max(0, patience - elapsed(busyUntil - patience))
}

export interface NotedWrite extends SentWrite {
  /** An attempt before it got no answer. */
  isRepeated: boolean
}

export function noteSent(sentCall: SentCall, fields: SentFields): NotedWrite {
  const { path: call, intention } = sentCall
  const order = sentCall.order ?? fields.orderId ?? fields.orderNo ?? ''
  const content = digestOf(JSON.stringify([call, Object.entries(fields).sort()]))
  const all = readUnanswered()
  const now = Date.now()
  const alike = all.filter(each => each.content === content && each.call === call)
  // Another loan of the same terms is another intention; an address may also name none.
  const same = alike.find(each => each.order === order) ?? alike.find(each => !each.order || !order)
  const write = same ?? {
    id: randomHex(16),
    call,
    intention,
    order,
    content,
    sentAt: now,
    busyUntil: 0,
    isTold: false
  }
  const sent = { ...write, busyUntil: now + patience, isTold: false }
  keep([...all.filter(({ id }) => id !== write.id), sent])
  return { ...write, isRepeated: same !== undefined }
}

/** localStorage loses its last seconds when the app is killed: the newer copy counts. */
export function restoreUnanswered(): Promise<unknown> {
  readBack ??= readDurableRecord(recordKey(), owner(), sentWrites)
  return inTime(readBack, databasePatience)
}

// Two tabs tapped in the same moment need Web Locks, which pages by https have.
/** Before it is sent. The same content keeps its id, from any tap, tab or reopened page. */
export async function noteSentAlone(call: SentCall, fields: SentFields): Promise<NotedWrite> {
  const { locks } = navigator as { locks?: LockManager }
  const note = async () => noteSent(call, fields)
  await restoreUnanswered()
  const write = await (locks ? locks.request('loan:note', {}, note) : note())
  await inTime(onDisk, databasePatience)
  return write
}

/** Notes what became of a write: an answer ends its intention, a lost one leaves it to be repeated. */
export function noteAnswered({ id }: SentWrite, isLost: boolean): void {
  const all = readUnanswered()
  if (isLost) keep(all.map(each => (each.id === id ? { ...each, busyUntil: 0 } : each)))
  else keep(all.filter(each => each.id !== id))
}

/** Notes that the borrower knows of a write without an answer. Repeated, it still has its id. */
export function noteSeen(id: string): void {
  keep(readUnanswered().map(each => (each.id === id ? { ...each, isTold: true } : each)))
}
