import { brand } from '../config/brand.ts'
import { record } from '../lib/records.ts'
import { headerClient, read, withField } from './call.ts'
import { send, sendPrepared } from './client.ts'
import { onlyField, requiredText } from './fields.ts'
import { urlOf } from './request.ts'
import type { Result } from './result.ts'
import { basePath } from './wire.ts'
import { withDescription } from './with-description.ts'

const anonymous = { anonymous: true } as const

export const templateCall = read(
  '/landing/channel-template',
  withDescription(import.meta.env.SSR && { type: 'object' }, record),
  { ...anonymous, client: headerClient, method: 'GET' }
)

/** The template's document, unchecked: `readTemplate` reads it. */
export const templateRequest = withField(templateCall, 'templateId')

export function fetchTemplate(templateId: string): Promise<Result<Record<string, unknown>>> {
  return sendPrepared(templateRequest(templateId))
}

export const sidCall = read('/landing/get-sid', onlyField('sid', requiredText), {
  ...anonymous,
  method: 'GET'
})

export function fetchSid(): Promise<Result<string>> {
  return send(sidCall, {})
}

/** No call, but the address of a picture. */
export const captchaPath = '/landing/get-captcha'

/** The picture's address. Another time is another picture. */
export function captchaAddress(sidOfPicture: string, time: number): string {
  const fields = { sid: sidOfPicture, t: String(time) }
  return urlOf({ ...anonymous, path: captchaPath }, fields)
}

export function isCaptchaAddress(address: string): boolean {
  return address.startsWith(`${brand.apiOrigin}${basePath}${captchaPath}?`)
}
