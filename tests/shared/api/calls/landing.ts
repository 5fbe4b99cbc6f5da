import { requestDeletion, requestDeletionCode } from '../../../../shared/api/deletion.ts'
import { captchaAddress, fetchSid, fetchTemplate } from '../../../../shared/api/landing.ts'
import {
  type Applicant,
  type CampaignVisit,
  register,
  requestSms,
  requestVoice,
  trackClick,
  trackVisit
} from '../../../../shared/api/landing-registration.ts'
import { type KnownCall, lenient, strict, unread } from './known-call.ts'

const scenario = 'landing-default'
const phone = '09171234567'

/** A visitor who comes from where the address says, faults included. */
function visitor(): CampaignVisit {
  const utmTag = new URLSearchParams(location.search).get('utm_tag') ?? ''
  const from = { userFrom: '', appFrom: 'web', utmTag, inviteCode: '', uc: '' }
  const source = { ...from, clickIds: {}, campaignVariant: {} }
  return { ...source, templateId: 'default', clientType: 'android' }
}

const ask = async (path: string): Promise<Record<string, string>> =>
  (await fetch(`/muscular/sandbox/${path}`, {})).json()

/** Somebody who has read a captcha's picture. */
async function applicant(): Promise<Applicant> {
  const sid = (await fetchSid()).data ?? ''
  await fetch(captchaAddress(sid, 1), {})
  const { answer = '' } = await ask(`captcha?sid=${sid}`)
  return { ...visitor(), phone, captcha: answer, sid, deviceId: '0123456789abcdef' }
}

export const landingCalls: KnownCall[] = (
  [
    {
      name: 'fetchTemplate',
      kind: 'read',
      path: '/landing/channel-template',
      ...lenient,
      run: () => fetchTemplate('default')
    },
    {
      name: 'trackVisit',
      kind: 'write',
      path: '/landing/track-visit',
      ...unread,
      run: () => trackVisit(visitor(), { eventId: 'e-seen' })
    },
    {
      name: 'fetchSid',
      kind: 'read',
      path: '/landing/get-sid',
      ...strict,
      run: fetchSid
    },
    {
      name: 'trackClick',
      kind: 'write',
      path: '/landing/track-click',
      ...unread,
      run: async () => trackClick(await applicant(), { eventId: 'e-registered' })
    },
    {
      name: 'requestSms',
      kind: 'write',
      path: '/landing/get-sms',
      ...unread,
      run: async () => requestSms(await applicant())
    },
    {
      name: 'requestVoice',
      kind: 'write',
      path: '/landing/get-voice-code',
      ...unread,
      run: async () => {
        const somebody = await applicant()
        await requestSms(somebody)
        return requestVoice(somebody)
      }
    },
    {
      name: 'register',
      kind: 'write',
      path: '/landing/register',
      ...unread,
      run: async () => {
        const somebody = await applicant()
        await requestSms(somebody)
        const { code = '' } = await ask(`sms?phone=${phone}`)
        return register(somebody, code, { eventId: 'e-registered' })
      }
    },
    {
      name: 'requestDeletion',
      kind: 'write',
      path: '/v3/user-privacy/delete-request',
      ...strict,
      run: async () => {
        const { captcha, sid, deviceId } = await applicant()
        await requestDeletionCode({ phone, captcha, sid, deviceId })
        const { code = '' } = await ask(`sms?phone=${phone}`)
        return requestDeletion({ mobile: phone, code, scope: 'account' })
      }
    }
  ] as const
).map(call => ({ ...call, scenario, isVisitor: true }))
