import * as v from 'valibot'
import { shorten } from '../lib/shorten.ts'
import { headerClient, nothing, type PreparedCall, read, withField } from './call.ts'
import { sendPrepared } from './client.ts'
import { choices, claimNames } from './complaint.ts'
import {
  at,
  flag,
  integer,
  list,
  listBy,
  onlyField,
  optional,
  requiredText,
  shape,
  text
} from './fields.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

/** As long as a complaint may be; longer is what somebody else wrote there. */
const longestExcerpt = 200

const excerpt = v.pipe(
  text,
  v.transform(content => shorten(content, longestExcerpt))
)

const item = shape({
  id: requiredText,
  time: text,
  type: text,
  content: excerpt,
  /** The order that it is about; '' where the backend does not say. */
  order: at('orderNo', text)
})
export type ComplaintItem = v.InferOutput<typeof item>

const tab = shape({
  title: requiredText,
  items: at(
    'list',
    listBy(item, ({ id }) => id)
  )
})
export type ComplaintTab = v.InferOutput<typeof tab>

// A borrower without complaints may have no tabs at all.
export const complaintListCall = read(
  '/v3/user-problem/problem-list',
  onlyField(
    'tabs',
    v.pipe(
      v.unknown(),
      v.check(tabs => tabs === null || Array.isArray(tabs)),
      list(tab)
    )
  )
)

export const complaintListRequest: PreparedCall<ComplaintTab[]> = {
  call: complaintListCall,
  fields: {}
}

export function fetchComplaints(): Promise<Result<ComplaintTab[]>> {
  return sendPrepared(complaintListRequest)
}

/** The messages, each with its writer and its time; older backends send no thread. */
const message = shape({
  from: v.picklist(['you', 'us', 'system']),
  name: text,
  /** ISO 8601 with an offset, or as it came. */
  time: text,
  text,
  images: list(requiredText)
})
export type ComplaintMessage = v.InferOutput<typeof message>

const complaint = shape({
  type: text,
  subType: at('sonType', text),
  id: at('problemId', requiredText),
  order: at('orderNo', text),
  product: at('productId', text),
  content: text,
  images: list(requiredText),
  agent: at('disposeName', text),
  reply: at('disposeDetail', text),
  replyImages: at('disposeImages', list(requiredText)),
  needsScore: at(
    'isNeedScore',
    v.pipe(
      integer,
      v.transform(value => value !== undefined && value !== 0)
    )
  ),
  /** Asked for with a low score; most servers list none. */
  scoreReasons: choices,
  state: optional(v.picklist(['open', 'answered', 'closed'])),
  /** Until when an answer is promised; ISO 8601 with an offset, or as it came. */
  answerBy: text,
  /** The oldest first. */
  thread: list(message),
  canReply: flag,
  canReopen: flag,
  paidAt: at(claimNames.paidAt, text),
  /** Hundredths. */
  minor: at(claimNames.minor, integer),
  channel: at(claimNames.channel, text),
  reference: at(claimNames.reference, text)
})
export type Complaint = v.InferOutput<typeof complaint>

export const complaintDetailCall = read('/v3/user-problem/problem-detail', complaint)

export const complaintRequest = withField(complaintDetailCall, 'problemId')

export function fetchComplaint(problemId: string): Promise<Result<Complaint>> {
  return sendPrepared(complaintRequest(problemId))
}

export const complaintScoreCall = write('/v3/user-problem/save-score', nothing, {
  client: headerClient,
  intention: 'rating'
})

export interface Score {
  problemId: string
  /** 1 to 5. */
  stars: number
  reason: string | undefined
}

/** Toasts nothing: the caller says what became of it. */
export function saveComplaintScore({
  problemId,
  stars,
  reason
}: Score): Promise<Result<undefined>> {
  const fields = { score: String(stars), problemId, reason }
  return sendWrite(complaintScoreCall, fields)
}
