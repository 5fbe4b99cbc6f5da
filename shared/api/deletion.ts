import type * as v from 'valibot'
import { landing } from '../config/landing.ts'
import { baseClient, type Call } from './call.ts'
import { send } from './client.ts'
import { requiredText, shape, text } from './fields.ts'
import { sms } from './landing-registration.ts'
import type { Result } from './result.ts'
import { registrationWire } from './wire/landing-registration.ts'
import { askedWire, deletionWire, privacyPaths, smsPurpose } from './wire/privacy.ts'

/** A request that the lender has: its number, and until when he answers, as the server wrote it. */
export const askedRequest = shape(askedWire, { id: requiredText, answerBy: text })
export type AskedRequest = v.InferOutput<typeof askedRequest>

export interface CodeRequest {
  phone: string
  captcha: string
  sid: string
  deviceId: string
}

/** Has an SMS code sent to a number that has an account. Codes: 0, 101 for a wrong captcha. */
export function requestDeletionCode({
  phone,
  captcha,
  sid,
  deviceId
}: CodeRequest): Promise<Result<undefined>> {
  return send(sms, {
    [registrationWire.phone]: phone,
    [registrationWire.captcha]: captcha,
    [registrationWire.sid]: sid,
    [registrationWire.deviceId]: deviceId,
    [registrationWire.appName]: landing.appName,
    [registrationWire.appFrom]: '',
    [registrationWire.userFrom]: '',
    [registrationWire.utmTag]: '',
    [smsPurpose.name]: smsPurpose.deletion
  })
}

export type DeletionScope = 'account' | 'data'

export interface Deletion {
  mobile: string
  code: string
  scope: DeletionScope
}

export const deletionCall: Call<AskedRequest> = {
  anonymous: true,
  client: baseClient,
  method: 'POST',
  path: privacyPaths.deletion,
  kind: 'write',
  data: askedRequest
}

/** Asks for an account or data to be deleted. Only where the brand's `services` name `privacy`. */
export function requestDeletion({ mobile, code, scope }: Deletion): Promise<Result<AskedRequest>> {
  return send(deletionCall, {
    [deletionWire.mobile]: mobile,
    [deletionWire.code]: code,
    [deletionWire.scope]: scope
  })
}
