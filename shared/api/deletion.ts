import type * as v from 'valibot'
import { requiredText, shape, text } from './fields.ts'
import { codeFields, sms } from './landing-registration.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

/** A request that the lender has: its number, and until when he answers, as the server wrote it. */
export const askedRequest = shape({ id: requiredText, answerBy: text })
export type AskedRequest = v.InferOutput<typeof askedRequest>

export interface CodeRequest {
  phone: string
  captcha: string
  sid: string
  deviceId: string
}

/** Has an SMS code sent to a number that has an account. Codes: 0, 101 for a wrong captcha. */
export function requestDeletionCode(request: CodeRequest): Promise<Result<undefined>> {
  const unknownSource = { appFrom: '', userFrom: '', utmTag: '' }
  return sendWrite(sms, {
    ...codeFields({ ...request, ...unknownSource }),
    purpose: 'delete-account'
  })
}

export type DeletionScope = 'account' | 'data'

export interface Deletion {
  mobile: string
  code: string
  scope: DeletionScope
}

export const deletionCall = write('/v3/user-privacy/delete-request', askedRequest, {
  anonymous: true
})

export const wrongDeletionCode = '1031'

/** Only where the brand's `services` name `privacy`. Codes: 0, 1031 for a wrong SMS code. */
export function requestDeletion({ mobile, code, scope }: Deletion): Promise<Result<AskedRequest>> {
  return sendWrite(deletionCall, { mobile, code, scope })
}
