import * as v from 'valibot'
import { type PreparedCall, read } from './call.ts'
import { sendPrepared } from './client.ts'
import { type AskedRequest, askedRequest } from './deletion.ts'
import { flag, list, listBy, requiredText, shape, text } from './fields.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

/** The rights that a borrower may ask for; `withdraw` is of one consent. */
export type RequestKind = 'see' | 'correct' | 'take' | 'object' | 'delete' | 'withdraw' | 'nominate'

/** A state that nobody knows is an open one: the clock then runs for the borrower. */
const state = v.pipe(
  text,
  v.transform(word => (word === 'answered' || word === 'refused' ? word : 'open'))
)

/** Dates and links are as the server wrote them. */
const request = shape({
  id: requiredText,
  kind: text,
  state,
  madeAt: text,
  answerBy: text,
  message: text,
  file: text
})
export type DataRequest = v.InferOutput<typeof request>

const consent = shape({
  id: requiredText,
  title: requiredText,
  givenAt: text,
  canWithdraw: flag
})
export type DataConsent = v.InferOutput<typeof consent>

const privacy = shape({
  requests: list(request),
  consents: listBy(consent, ({ id }) => id)
})
export type Privacy = v.InferOutput<typeof privacy>

export const privacyCall = read('/v3/user-privacy/list', privacy)

export const privacyRequest: PreparedCall<Privacy> = { call: privacyCall, fields: {} }

/** Requests and consents. Only where the brand's `services` name `privacy`, as the other call here. */
export const fetchPrivacy = (): Promise<Result<Privacy>> => sendPrepared(privacyRequest)

export const dataRequestCall = write('/v3/user-privacy/request', askedRequest, {
  intention: 'data'
})

export interface DataAsk {
  kind: RequestKind
  details: string
  /** The consent to be withdrawn, else ''. */
  consentId: string
}

export const requestData = ({ kind, details, consentId }: DataAsk): Promise<Result<AskedRequest>> =>
  sendWrite(dataRequestCall, { kind, details, consentId })
