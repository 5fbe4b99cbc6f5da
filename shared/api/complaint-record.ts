import * as v from 'valibot'
import { baseClient, type Call, headerClient, nothing, send } from './client.ts'
import { choices } from './complaint.ts'
import { integer, list, listBy, only, requiredText, shape, text } from './fields.ts'
import type { Result } from './result.ts'
import {
  complaintItemWire,
  complaintListWire,
  complaintPaths,
  complaintTabWire,
  complaintWire
} from './wire/complaint.ts'

/** As long as a complaint may be; longer is what somebody else wrote there. */
const longestExcerpt = 200

const excerpt = v.pipe(
  text,
  v.transform(content => {
    const characters = Array.from(content)
    if (characters.length <= longestExcerpt) return content
    return `${characters.slice(0, longestExcerpt).join('')}…`
  })
)

const item = shape(complaintItemWire, {
  id: requiredText,
  time: text,
  type: text,
  content: excerpt
})
export type ComplaintItem = v.InferOutput<typeof item>

const tab = shape(complaintTabWire, {
  title: requiredText,
  items: listBy(item, ({ id }) => id)
})
export type ComplaintTab = v.InferOutput<typeof tab>

export const complaintListCall: Call<ComplaintTab[]> = {
  client: baseClient,
  method: 'POST',
  path: complaintPaths.list,
  kind: 'read',
  data: only(complaintListWire.tabs, v.pipe(v.unknown(), v.check(Array.isArray), list(tab)))
}

export function fetchComplaints(): Promise<Result<ComplaintTab[]>> {
  return send(complaintListCall, {}, { handles: 'all' })
}

const complaint = shape(complaintWire, {
  type: text,
  sonType: text,
  id: requiredText,
  content: text,
  images: list(requiredText),
  agent: text,
  reply: text,
  replyImages: list(requiredText),
  needsScore: v.pipe(
    integer,
    v.transform(value => value !== undefined && value !== 0)
  ),
  /** Asked for with a low score; most servers list none. */
  scoreReasons: choices
})
export type Complaint = v.InferOutput<typeof complaint>

export const complaintDetailCall: Call<Complaint> = {
  client: baseClient,
  method: 'POST',
  path: complaintPaths.detail,
  kind: 'read',
  data: complaint
}

export function fetchComplaint(problemId: string): Promise<Result<Complaint>> {
  return send(complaintDetailCall, { problemId }, { handles: 'all' })
}

export const complaintScoreCall: Call<undefined> = {
  client: headerClient,
  method: 'POST',
  path: complaintPaths.score,
  kind: 'write',
  data: nothing
}

export interface Score {
  problemId: string
  /** 1 to 5. */
  stars: number
  /** The value of one of the server's reasons. */
  reason: string | undefined
}

/** Toasts nothing: the caller says what became of it. */
export function saveComplaintScore({
  problemId,
  stars,
  reason
}: Score): Promise<Result<undefined>> {
  const fields = { score: String(stars), problemId, reason }
  return send(complaintScoreCall, fields, { handles: 'all' })
}
