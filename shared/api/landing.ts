import { brand } from '../config/brand.ts'
import { record } from '../lib/records.ts'
import { baseClient, type Call, headerClient, type PreparedCall } from './call.ts'
import { send, sendPrepared } from './client.ts'
import { described } from './described.ts'
import { only, requiredText } from './fields.ts'
import { urlOf } from './request.ts'
import type { Result } from './result.ts'
import { landingPaths, sidWire, templateWire } from './wire/landing.ts'
import { basePath } from './wire.ts'

const anonymous = { anonymous: true } as const

export const template: Call<Record<string, unknown>> = {
  ...anonymous,
  client: headerClient,
  method: 'GET',
  path: landingPaths.template,
  kind: 'read',
  data: described(import.meta.env.SSR && { type: 'object' }, record)
}

/** The template's document, unchecked: `readTemplate` reads it. */
export const templateRequest = (templateId: string): PreparedCall<Record<string, unknown>> => ({
  call: template,
  fields: { [templateWire.templateId]: templateId }
})

export function fetchTemplate(templateId: string): Promise<Result<Record<string, unknown>>> {
  return sendPrepared(templateRequest(templateId))
}

export const sid: Call<string> = {
  ...anonymous,
  client: baseClient,
  method: 'GET',
  path: landingPaths.sid,
  kind: 'read',
  data: only(sidWire.sid, requiredText)
}

export function fetchSid(): Promise<Result<string>> {
  return send(sid, {})
}

/** The picture's address. Another time is another picture. */
export function captchaAddress(sidOfPicture: string, time: number): string {
  const fields = { [sidWire.sid]: sidOfPicture, [sidWire.time]: String(time) }
  return urlOf({ ...anonymous, path: landingPaths.captcha }, fields)
}

export function isCaptchaAddress(address: string): boolean {
  return address.startsWith(`${brand.apiOrigin}${basePath}${landingPaths.captcha}?`)
}
