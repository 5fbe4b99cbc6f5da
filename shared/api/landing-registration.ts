import { landing } from '../config/landing.ts'
import { nothing } from './call.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

/** Codes that the landing page answers in its own way; each call has its own for the picture. */
export const landingCodes = {
  wrongCaptcha: { sms: '101', register: '-1' },
  alreadyRegistered: '11'
} as const

/** Where a visitor comes from; empty texts where nobody knows. */
export interface Source {
  userFrom: string
  appFrom: string
  utmTag: string
  inviteCode: string
  /** Sent as the user's name. */
  uc: string
  /** The ids by which an advertiser recognises the click, under his own names: gclid, fbclid. */
  clickIds: Readonly<Record<string, string>>
  campaignVariant: { campaign?: string; variant?: string }
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

export const visit = write('/landing/track-visit', nothing, { ...anonymous, method: 'GET' })

export const click = write('/landing/track-click', nothing, { ...anonymous, method: 'GET' })

export interface CampaignStep {
  /** The same as the page has told advertisers. */
  eventId: string
  /** Whether it is the phone's first of a campaign, whose visits are counted by phone. */
  isFirst?: boolean
}

function stepFields(
  { clickIds, campaignVariant }: Source,
  { eventId, isFirst = false }: CampaignStep
): Record<string, string> {
  return {
    ...clickIds,
    ...(campaignVariant.campaign && { campaign: campaignVariant.campaign }),
    ...(campaignVariant.variant && { variant: campaignVariant.variant }),
    ...(isFirst && { first: '1' }),
    event_id: eventId
  }
}

function visitFields(visit: CampaignVisit, step: CampaignStep) {
  const { templateId, userFrom, clientType, utmTag, appFrom } = visit
  return {
    ...stepFields(visit, step),
    page_id: templateId,
    user_from: userFrom,
    client_type: clientType,
    page_type: '1',
    utm_tag: utmTag,
    app_from: appFrom
  }
}

/** Counts a visit; nobody waits for the answer and a failure is nobody's concern. */
export function trackVisit(visitor: CampaignVisit, step: CampaignStep): Promise<Result<undefined>> {
  return sendWrite(visit, visitFields(visitor, step))
}

export function trackClick(applicant: Applicant, step: CampaignStep): Promise<Result<undefined>> {
  const fields = { ...visitFields(applicant, step), phone: applicant.phone }
  return sendWrite(click, fields)
}

type CodeApplicant = Pick<
  Applicant,
  'phone' | 'captcha' | 'sid' | 'deviceId' | 'appFrom' | 'userFrom' | 'utmTag'
>

export function codeFields({ phone, captcha, sid, deviceId, ...source }: CodeApplicant) {
  return {
    phone,
    capcode: captcha,
    sid,
    deviceId,
    appName: landing.appName,
    app_from: source.appFrom,
    user_from: source.userFrom,
    utm_tag: source.utmTag
  }
}

export const sms = write('/landing/get-sms', nothing, anonymous)

/** Has an SMS code sent. Codes: 0, 101 for a wrong captcha, 11 for a number that is registered. */
export function requestSms(applicant: Applicant): Promise<Result<undefined>> {
  return sendWrite(sms, codeFields(applicant))
}

export const voice = write('/landing/get-voice-code', nothing, anonymous)

/** Has the code read out by a call. Codes as those of `requestSms`. */
export function requestVoice(applicant: Applicant): Promise<Result<undefined>> {
  return sendWrite(voice, codeFields(applicant))
}

export const registration = write('/landing/register', nothing, anonymous)

/** Registers. Codes: 0, -1 for a wrong captcha, 11 for a number that is registered. */
export function register(
  applicant: Applicant,
  smsCode: string,
  step: CampaignStep
): Promise<Result<undefined>> {
  const fields = {
    ...stepFields(applicant, step),
    ...codeFields(applicant),
    merchantNumber: landing.merchantNumber,
    userName: applicant.uc,
    smsCode,
    invite_code: applicant.inviteCode,
    id: applicant.templateId
  }
  return sendWrite(registration, fields)
}
