import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dateText } from '../../../shared/messages/date-text.ts'
import {
  type FieldRules,
  failure,
  mayBeEmpty,
  optional,
  required,
  type SandboxAnswer,
  type SandboxCall,
  shaped,
  success
} from '../call.ts'
import { dayText, manilaDay } from '../dates.ts'
import type { Visitors } from '../landing/visitors.ts'

/** The request of a visitor without a session. */
interface LandingRequest {
  visitors: Visitors
  query: Record<string, string>
  body: Record<string, string>
  log: (line: string) => void
}

export interface LandingCall extends Pick<SandboxCall, 'method' | 'path' | 'summary' | 'query'> {
  client: 'base' | 'header'
  body?: FieldRules
  answer(request: LandingRequest): SandboxAnswer
}

// Without `URL`, which in tests of pages is the browser's.
const here = dirname(fileURLToPath(import.meta.url))
const brands = join(here, '../../../shared/config/brands')

/** The template of any brand's, as a server may have them all; undefined where there is none. */
function documentOf(id: string): object | undefined {
  const files = readdirSync(brands).map(brand => join(brands, brand, `templates/${id}.json`))
  const file = files.find(each => existsSync(each))
  return file && JSON.parse(readFileSync(file, 'utf8'))
}

const phone = shaped(required, /^\d{10,11}$/, 'ten or eleven digits')

/** Those that only the server has: one offers a call with the code, one sends no picture's code unasked. */
const servedTemplates: Record<string, () => object> = {
  voice: () => ({ ...documentOf('first-loan-en'), voiceCode: true }),
  asked: () => ({ ...documentOf('amount-en'), captcha: 'asked' })
}

const template: LandingCall = {
  method: 'GET',
  path: '/landing/channel-template',
  summary: 'A campaign’s template',
  client: 'header',
  query: { templateId: required },
  answer({ query }) {
    const { templateId = '' } = query
    const served = servedTemplates[templateId]
    if (served) return success({ ...served(), id: templateId })
    const document = /^[a-z0-9-]+$/.test(templateId) && documentOf(templateId)
    if (document) return success(document)
    return failure('4404', 'This offer has ended. Here is the one we have now.')
  }
}

/** The fields that tell a step of the way from an advertisement. */
const step: FieldRules = {
  event_id: shaped(optional, /^[A-Za-z0-9_-]{1,40}$/, 'letters, digits and dashes'),
  campaign: optional,
  variant: optional,
  first: shaped(optional, /^1$/, '1'),
  gclid: optional,
  gbraid: optional,
  wbraid: optional,
  fbclid: optional,
  ttclid: optional
}

const tracking: FieldRules = {
  ...step,
  page_id: required,
  user_from: mayBeEmpty,
  client_type: shaped(required, /^(?:ios|android)$/, 'ios or android'),
  page_type: shaped(required, /^1$/, '1'),
  utm_tag: mayBeEmpty,
  app_from: mayBeEmpty
}

const visit: LandingCall = {
  method: 'GET',
  path: '/landing/track-visit',
  summary: 'Count a visit of a landing page',
  client: 'base',
  query: tracking,
  answer: () => success()
}

const click: LandingCall = {
  ...visit,
  path: '/landing/track-click',
  summary: 'Count a registration that was tried',
  query: { ...tracking, phone }
}

const sid: LandingCall = {
  method: 'GET',
  path: '/landing/get-sid',
  summary: 'The number of a captcha',
  client: 'base',
  answer: ({ visitors }) => success({ sid: visitors.addSid() })
}

const applicant: FieldRules = {
  phone,
  // Empty where nobody has asked for it yet: the answer is 101 then, or goes without.
  capcode: mayBeEmpty,
  sid: required,
  deviceId: required,
  appName: required,
  app_from: mayBeEmpty,
  user_from: mayBeEmpty,
  utm_tag: mayBeEmpty
}

const alreadyRegistered = failure(11, 'This number is registered already.')
const wrongCaptcha = 'The code from the picture is not correct.'

const sms: LandingCall = {
  method: 'POST',
  path: '/landing/get-sms',
  summary: 'Send a code by SMS',
  client: 'base',
  body: { ...applicant, purpose: shaped(optional, /^delete-account$/, 'delete-account') },
  answer({ visitors, body, log }) {
    const { phone = '', capcode = '', sid = '', deviceId = '', purpose } = body
    if (!visitors.solves(sid, capcode, phone)) return failure(101, wrongCaptcha)
    // Who has no account is told the same: nobody learns from here who has one.
    if (!purpose && visitors.isRegistered(phone)) return alreadyRegistered
    const sent = visitors.sendCode(phone, deviceId)
    if (sent === 'too soon') {
      return failure(1029, 'We have just sent a code to this number. Please wait a minute.')
    }
    if (sent === 'too many') {
      return failure(1030, 'Too many codes were asked for. Please try again in an hour.')
    }
    log(`SMS to ${phone}: ${sent.code} is your code.`)
    return success()
  }
}

/** The same code again, read out; the log has it as it has messages. */
const voice: LandingCall = {
  ...sms,
  path: '/landing/get-voice-code',
  body: applicant,
  summary: 'Have the code read out by a call',
  answer({ visitors, body, log }) {
    const { phone = '', capcode = '', sid = '' } = body
    if (!visitors.solves(sid, capcode, phone)) return failure(101, wrongCaptcha)
    if (visitors.isRegistered(phone)) return alreadyRegistered
    const code = visitors.codeOf(phone)
    if (!code) return failure(1032, 'Ask for an SMS first.')
    log(`Call to ${phone}: ${code} is your code.`)
    return success()
  }
}

const register: LandingCall = {
  method: 'POST',
  path: '/landing/register',
  summary: 'Register a visitor',
  client: 'base',
  body: {
    ...applicant,
    ...step,
    merchantNumber: required,
    userName: mayBeEmpty,
    smsCode: required,
    invite_code: mayBeEmpty,
    id: optional
  },
  answer({ visitors, body }) {
    const { phone = '', capcode = '', sid = '', smsCode = '' } = body
    if (!visitors.solves(sid, capcode, phone)) return failure(-1, wrongCaptcha)
    if (visitors.isRegistered(phone)) return alreadyRegistered
    if (!visitors.takesCode(phone, smsCode)) {
      return failure(1031, 'This SMS code is wrong or too old. Check it, or ask for a new one.')
    }
    visitors.register(phone)
    return success()
  }
}

/** Days of the calendar. */
const ANSWERED_WITHIN = 30

/** The account of this number has a loan that runs. */
const phoneWithLoan = '09170000012'

const deletion: LandingCall = {
  method: 'POST',
  path: '/v3/user-privacy/delete-request',
  summary: 'Ask for an account or data to be deleted',
  client: 'base',
  body: {
    mobile: phone,
    code: required,
    scope: shaped(required, /^(?:account|data)$/, 'account or data')
  },
  answer({ visitors, body }) {
    const { mobile = '', code = '', scope = '' } = body
    if (!visitors.takesCode(mobile, code)) {
      return failure(1031, 'This SMS code is wrong or too old. Check it, or ask for a new one.')
    }
    if (scope === 'account' && mobile === phoneWithLoan) {
      return failure(
        4301,
        'You have a loan that is not repaid yet. Repay it first, then ask again.'
      )
    }
    const deletion = visitors.askDeletion(mobile, scope)
    const answerBy = dayText(manilaDay(deletion.at) + ANSWERED_WITHIN)
    if (deletion.isRepeated) {
      return failure(
        4302,
        `We have this request already: number ${deletion.id}. We will answer by ${dateText(answerBy)}.`
      )
    }
    return success({ id: deletion.id, answerBy })
  }
}

export const landingCalls: LandingCall[] = [
  template,
  visit,
  click,
  sid,
  sms,
  voice,
  register,
  deletion
]
