import { landing } from '../config/landing.ts'
import { baseClient, type Call, nothing } from './call.ts'
import { send } from './client.ts'
import type { Result } from './result.ts'
import { landingPaths } from './wire/landing.ts'
import { registrationWire as wire } from './wire/landing-registration.ts'

/** Where a visitor comes from; empty texts where nobody knows. */
export interface Source {
  userFrom: string
  appFrom: string
  utmTag: string
  inviteCode: string
  /** Sent as the user's name. */
  uc: string
  /** What an advertiser recognises the click by, under his own names: gclid, fbclid. */
  clickIds: Readonly<Record<string, string>>
  shown: { campaign?: string; variant?: string }
}

export interface CampaignVisit extends Source {
  templateId: string
  clientType: 'ios' | 'android'
}

export interface Applicant extends CampaignVisit {
  phone: string
  captcha: string
  sid: string
  deviceId: string
}

const anonymous = { anonymous: true } as const

export const visit: Call<undefined> = {
  ...anonymous,
  client: baseClient,
  method: 'GET',
  path: landingPaths.visit,
  kind: 'write',
  data: nothing
}

export const click: Call<undefined> = { ...visit, path: landingPaths.click }

export interface Step {
  /** The same as the page has told advertisers. */
  eventId: string
  /** Whether it is the phone's first of a campaign, whose visits are counted by phone. */
  isFirst?: boolean
}

function stepFields(
  { clickIds, shown }: Source,
  { eventId, isFirst = false }: Step
): Record<string, string> {
  return {
    ...clickIds,
    ...(shown.campaign && { [wire.campaign]: shown.campaign }),
    ...(shown.variant && { [wire.variant]: shown.variant }),
    ...(isFirst && { [wire.first]: '1' }),
    [wire.eventId]: eventId
  }
}

function visitFields(visit: CampaignVisit, step: Step) {
  const { templateId, userFrom, clientType, utmTag, appFrom } = visit
  return {
    ...stepFields(visit, step),
    [wire.pageId]: templateId,
    [wire.userFrom]: userFrom,
    [wire.clientType]: clientType,
    [wire.pageType]: '1',
    [wire.utmTag]: utmTag,
    [wire.appFrom]: appFrom
  }
}

/** Counts a visit; nobody waits for the answer and a failure is nobody's concern. */
export function trackVisit(visitor: CampaignVisit, step: Step): Promise<Result<undefined>> {
  return send(visit, visitFields(visitor, step))
}

export function trackClick(applicant: Applicant, step: Step): Promise<Result<undefined>> {
  const fields = { ...visitFields(applicant, step), [wire.phone]: applicant.phone }
  return send(click, fields)
}

function applicantFields({ phone, captcha, sid: asked, deviceId, ...source }: Applicant) {
  return {
    [wire.phone]: phone,
    [wire.captcha]: captcha,
    [wire.sid]: asked,
    [wire.deviceId]: deviceId,
    [wire.appName]: landing.appName,
    [wire.appFrom]: source.appFrom,
    [wire.userFrom]: source.userFrom,
    [wire.utmTag]: source.utmTag
  }
}

export const sms: Call<undefined> = {
  ...anonymous,
  client: baseClient,
  method: 'POST',
  path: landingPaths.sms,
  kind: 'write',
  data: nothing
}

/** Has an SMS code sent. Codes: 0, 101 for a wrong captcha, 11 for a number that is registered. */
export function requestSms(applicant: Applicant): Promise<Result<undefined>> {
  return send(sms, applicantFields(applicant))
}

export const voice: Call<undefined> = { ...sms, path: landingPaths.voice }

/** Has the code read out by a call. Codes as those of `requestSms`. */
export function requestVoice(applicant: Applicant): Promise<Result<undefined>> {
  return send(voice, applicantFields(applicant))
}

export const registration: Call<undefined> = { ...sms, path: landingPaths.register }

/** Registers. Codes: 0, -1 for a wrong captcha, 11 for a number that is registered. */
export function register(
  applicant: Applicant,
  smsCode: string,
  step: Step
): Promise<Result<undefined>> {
  const fields = {
    ...stepFields(applicant, step),
    ...applicantFields(applicant),
    [wire.merchantNumber]: landing.merchantNumber,
    [wire.userName]: applicant.uc,
    [wire.smsCode]: smsCode,
    [wire.inviteCode]: applicant.inviteCode,
    [wire.id]: applicant.templateId
  }
  return send(registration, fields)
}
