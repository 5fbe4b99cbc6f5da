import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  answerOffer,
  fetchArrangement,
  requestArrangement
} from '../../../shared/api/arrangement.ts'
import { reopenComplaint, replyToComplaint } from '../../../shared/api/claim.ts'
import { fetchComplaintStart, saveComplaint } from '../../../shared/api/complaint.ts'
import {
  fetchComplaint,
  fetchComplaints,
  saveComplaintScore
} from '../../../shared/api/complaint-record.ts'
import {
  fetchAgreementLink,
  fetchAgreements,
  fetchOffer,
  takeLoan
} from '../../../shared/api/confirmation.ts'
import {
  fetchNewAgreementLink,
  fetchNewAgreements,
  fetchNewOffer,
  type NewOffer,
  takeNewLoan
} from '../../../shared/api/confirmation-new.ts'
import { fetchContact } from '../../../shared/api/contact.ts'
import { requestDeletion, requestDeletionCode } from '../../../shared/api/deletion.ts'
import {
  fetchJointLoginFailure,
  fetchJointLoginLink,
  trackProduct
} from '../../../shared/api/joint-login.ts'
import {
  captchaAddress,
  fetchSid,
  fetchTemplate,
  isCaptchaAddress
} from '../../../shared/api/landing.ts'
import {
  type Applicant,
  register,
  requestSms,
  requestVoice,
  trackClick,
  trackVisit
} from '../../../shared/api/landing-registration.ts'
import {
  commitRepayment,
  confirmRepayment,
  fetchWays,
  requestRedirect
} from '../../../shared/api/legacy-repayment.ts'
import { fetchOptions } from '../../../shared/api/options.ts'
import { fetchOrder } from '../../../shared/api/order.ts'
import { fetchProductLink, saveEvent, saveStoreRating } from '../../../shared/api/order-writes.ts'
import { fetchPaper, fetchStatement } from '../../../shared/api/papers.ts'
import { fetchPrivacy, requestData } from '../../../shared/api/privacy.ts'
import { fetchRepayment, requestPaymentLink } from '../../../shared/api/repayment.ts'
import type { Result } from '../../../shared/api/result.ts'
import { fetchScenarios, resetBorrower } from '../../../shared/api/scenarios.ts'
import { brand } from '../../../shared/config/brand.ts'
import { landing } from '../../../shared/config/landing.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { answerWith } from '../../setup/network.ts'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/order.html')
  $toast.set(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const key = { productId: '301', orderId: '20410001' }
const agreement = { position: 2, title: 'Loan Agreement', id: 'a1' }
const offer = { amount: 500_000, periods: '91', termUnit: 'day', orderKey: 'k1' } as NewOffer
const card = { id: 'c1', bankName: 'Sample Bank', number: '**12', bankCode: 'SB' }
const commit = { orderId: '2', amount: '500', couponId: '', token: 't1', card }
const applicant: Applicant = {
  templateId: 'coins',
  clientType: 'ios',
  userFrom: 'u',
  appFrom: 'a',
  utmTag: 'june',
  inviteCode: 'i',
  uc: 'x',
  phone: '09171234567',
  captcha: 'ab12',
  sid: 's1',
  deviceId: 'd1',
  clickIds: { gclid: 'g' },
  campaignVariant: { campaign: 'june', variant: 'coins' }
}
const step = { gclid: 'g', campaign: 'june', variant: 'coins', event_id: 'e-1' }
const visited = {
  page_id: 'coins',
  user_from: 'u',
  client_type: 'ios',
  page_type: '1',
  utm_tag: 'june',
  app_from: 'a'
}
const applied = {
  phone: '09171234567',
  capcode: 'ab12',
  sid: 's1',
  deviceId: 'd1',
  appName: landing.appName,
  app_from: 'a',
  user_from: 'u',
  utm_tag: 'june'
}
const plan = {
  ...key,
  reason: 'illness',
  canPay: 125_000,
  payOn: '2026-12-04',
  note: 'In hospital'
} as const
const complaint = { type: '1', subType: '2', text: 'Called', images: ['a', 'b'], orderNo: '2' }

type CallFields = Record<string, string>
type SentRow = [
  sends: string,
  fields: CallFields,
  failure: 'is told' | 'is quiet',
  asks: () => Promise<Result<unknown>>
]

const rows: Record<string, SentRow> = {
  fetchOrder: ['POST /v3/loan-details/loan-details', key, 'is quiet', () => fetchOrder(key)],
  saveEvent: [
    'POST /service/event/save',
    { productId: '302', moduleId: '30', positionId: '4' },
    'is quiet',
    () => saveEvent('borrowAgain', '302', 4)
  ],
  saveStoreRating: [
    'POST /v3/loan-details/store-rating',
    { score: '5' },
    'is told',
    () => saveStoreRating(3)
  ],
  fetchProductLink: [
    'POST /gopia/goya/define',
    { moduleId: '31', positionId: '4', productId: '302' },
    'is told',
    () => fetchProductLink('302', 4)
  ],
  fetchRepayment: [
    'POST /v3/installment/loan-play-detail',
    key,
    'is quiet',
    () => fetchRepayment('instalment', key)
  ],
  'fetchRepayment of an extension': [
    'POST /cephalopods/imitating',
    key,
    'is quiet',
    () => fetchRepayment('extension', key)
  ],
  requestPaymentLink: [
    'POST /v3/loan-details/generate-vcode',
    { ...key, amount: '₱1', channelNumber: '8' },
    'is quiet',
    () =>
      requestPaymentLink({ ...key, kind: 'instalment', amount: '₱1', channelNumber: '8' }, 'paying')
  ],
  'requestPaymentLink of an extension': [
    'POST /v3/loan-details/generate-vcode',
    { ...key, amount: '₱1', channelNumber: '8', isDelay: '1' },
    'is quiet',
    () =>
      requestPaymentLink({ ...key, kind: 'extension', amount: '₱1', channelNumber: '8' }, 'paying')
  ],
  fetchOffer: [
    'POST /v3/loan-confirm/loan-detail-confirm',
    { productId: '301' },
    'is quiet',
    () => fetchOffer('301')
  ],
  fetchAgreements: [
    'GET /v3/contract/contract',
    { productId: '301', scene: '3' },
    'is quiet',
    () => fetchAgreements('301')
  ],
  fetchAgreementLink: [
    'POST /v3/contract/contract-jump',
    { ...key, scene: '3', position: '2' },
    'is told',
    () => fetchAgreementLink({ ...key, agreement }, 'loading')
  ],
  takeLoan: [
    'POST /v3/loan-confirm/loan-detail-push',
    { amount: '500000', periods: '91', termUnit: 'day', productId: '301' },
    'is quiet',
    () => takeLoan(offer, '301')
  ],
  fetchNewOffer: [
    'POST /confirmation/detail',
    { productId: '301' },
    'is quiet',
    () => fetchNewOffer('301')
  ],
  fetchNewAgreements: [
    'GET /confirmation/agreements',
    { productId: '301', scene: '3' },
    'is quiet',
    () => fetchNewAgreements('301')
  ],
  fetchNewAgreementLink: [
    'GET /confirmation/agreement-jump',
    { productId: '301', scene: '3', position: '2', id: 'a1' },
    'is told',
    () => fetchNewAgreementLink('301', agreement, 'loading')
  ],
  takeNewLoan: [
    'POST /confirmation/push',
    { amount: '500000', period: '91', termUnit: 'day', orderKey: 'k1' },
    'is quiet',
    () => takeNewLoan(offer, '301')
  ],
  fetchComplaintStart: [
    'POST /v3/user-problem/problem-init',
    { orderId: '2' },
    'is quiet',
    () => fetchComplaintStart('2')
  ],
  saveComplaint: [
    'POST /v3/user-problem/problem-save',
    {
      problemType: '1',
      problemSonType: '2',
      problemDetail: 'Called',
      problemImage: 'a,b',
      orderNo: '2'
    },
    'is quiet',
    () => saveComplaint(complaint, 'sending')
  ],
  'saveComplaint of a payment that does not show': [
    'POST /v3/user-problem/problem-save',
    {
      problemType: '2',
      problemSonType: '',
      problemDetail: 'Paid',
      problemImage: '',
      orderNo: '2',
      paidAt: '2026-11-22',
      paidAmount: '545500',
      paidBy: 'Demo Wallet'
    },
    'is quiet',
    () =>
      saveComplaint({
        ...{ type: '2', subType: '', text: 'Paid', images: [], orderNo: '2' },
        claim: { paidAt: '2026-11-22', minor: '545500', channel: 'Demo Wallet', reference: '' }
      })
  ],
  replyToComplaint: [
    'POST /v3/user-problem/problem-reply',
    { problemId: 'C1', content: 'Still not', problemImage: 'a,b' },
    'is quiet',
    () => replyToComplaint('C1', 'Still not', ['a', 'b'])
  ],
  reopenComplaint: [
    'POST /v3/user-problem/problem-reopen',
    { problemId: 'C1', content: 'Again' },
    'is quiet',
    () => reopenComplaint('C1', 'Again')
  ],
  fetchArrangement: [
    'POST /v3/loan-arrangement/detail',
    key,
    'is quiet',
    () => fetchArrangement(key)
  ],
  requestArrangement: [
    'POST /v3/loan-arrangement/request',
    { ...plan, canPay: '125000' },
    'is quiet',
    () => requestArrangement(plan)
  ],
  'answerOffer with a yes': [
    'POST /v3/loan-arrangement/answer',
    { id: 'A1', agrees: '1' },
    'is quiet',
    () => answerOffer('A1', true)
  ],
  'answerOffer with a no': [
    'POST /v3/loan-arrangement/answer',
    { id: 'A1', agrees: '0' },
    'is quiet',
    () => answerOffer('A1', false)
  ],
  fetchOptions: ['POST /v3/loan-details/options', key, 'is quiet', () => fetchOptions(key)],
  fetchStatement: ['POST /v3/loan-papers/statement', key, 'is quiet', () => fetchStatement(key)],
  fetchPaper: [
    'POST /v3/loan-papers/paper',
    { ...key, kind: 'receipt', id: 'P1' },
    'is told',
    () => fetchPaper(key, { kind: 'receipt', id: 'P1' }, 'loading')
  ],
  fetchPrivacy: ['POST /v3/user-privacy/list', {}, 'is quiet', () => fetchPrivacy()],
  requestData: [
    'POST /v3/user-privacy/request',
    { kind: 'withdraw', details: 'No more mail', consentId: 'N1' },
    'is quiet',
    () => requestData({ kind: 'withdraw', details: 'No more mail', consentId: 'N1' })
  ],
  requestDeletionCode: [
    'POST /landing/get-sms',
    { ...applied, app_from: '', user_from: '', utm_tag: '', purpose: 'delete-account' },
    'is quiet',
    () => {
      const { phone, captcha, sid, deviceId } = applicant
      return requestDeletionCode({ phone, captcha, sid, deviceId })
    }
  ],
  requestDeletion: [
    'POST /v3/user-privacy/delete-request',
    { mobile: '09171234567', code: '1234', scope: 'data' },
    'is quiet',
    () => requestDeletion({ mobile: '09171234567', code: '1234', scope: 'data' })
  ],
  fetchComplaints: ['POST /v3/user-problem/problem-list', {}, 'is quiet', () => fetchComplaints()],
  fetchComplaint: [
    'POST /v3/user-problem/problem-detail',
    { problemId: 'C1' },
    'is quiet',
    () => fetchComplaint('C1')
  ],
  saveComplaintScore: [
    'POST /v3/user-problem/save-score',
    { score: '2', problemId: 'C1', reason: 'slow' },
    'is quiet',
    () => saveComplaintScore({ problemId: 'C1', stars: 2, reason: 'slow' })
  ],
  fetchContact: [
    'POST /v3/personal-center/contact-kf-info',
    { overall: '30' },
    'is quiet',
    () => fetchContact()
  ],
  fetchJointLoginFailure: [
    'POST /joint-login/failure',
    { orderNo: '2' },
    'is quiet',
    () => fetchJointLoginFailure('2')
  ],
  trackProduct: [
    'POST /joint-login/track',
    { productId: '302', positionId: '0' },
    'is quiet',
    () => trackProduct('302', 0)
  ],
  fetchJointLoginLink: [
    'POST /joint-login/jump',
    { productId: '302' },
    'is told',
    () => fetchJointLoginLink('302')
  ],
  fetchTemplate: [
    'GET /landing/channel-template',
    { templateId: 'coins' },
    'is quiet',
    () => fetchTemplate('coins')
  ],
  trackVisit: [
    'GET /landing/track-visit',
    { ...visited, ...step, first: '1' },
    'is quiet',
    () => trackVisit(applicant, { eventId: 'e-1', isFirst: true })
  ],
  trackClick: [
    'GET /landing/track-click',
    { ...visited, ...step, phone: '09171234567' },
    'is quiet',
    () => trackClick(applicant, { eventId: 'e-1' })
  ],
  fetchSid: ['GET /landing/get-sid', {}, 'is quiet', () => fetchSid()],
  requestSms: ['POST /landing/get-sms', applied, 'is quiet', () => requestSms(applicant)],
  requestVoice: [
    'POST /landing/get-voice-code',
    applied,
    'is quiet',
    () => requestVoice(applicant)
  ],
  register: [
    'POST /landing/register',
    {
      ...applied,
      ...step,
      merchantNumber: landing.merchantNumber,
      userName: 'x',
      smsCode: '1234',
      invite_code: 'i',
      id: 'coins'
    },
    'is quiet',
    () => register(applicant, '1234', { eventId: 'e-1' })
  ],
  fetchWays: ['POST /repayment/repayment-way', { orderId: '2' }, 'is quiet', () => fetchWays('2')],
  commitRepayment: [
    'POST /repayment/repayment-commit',
    {
      orderId: '2',
      amount: '500',
      couponId: '',
      bankName: 'Sample Bank',
      cardId: 'c1',
      cardNo: '**12',
      bankCode: 'SB',
      repayToken: 't1',
      sendMsg: '0'
    },
    'is quiet',
    () => commitRepayment({ ...commit, isResend: false }, 'loading')
  ],
  confirmRepayment: [
    'POST /repayment/repayment-confirm',
    { orderId: '2', verifyCode: '1234', repaymentRecordId: 'r1' },
    'is quiet',
    () => confirmRepayment('2', 'r1', '1234', 'loading')
  ],
  requestRedirect: [
    'POST /repayment/repayment-huichao',
    { userId: '1', orderId: '2', amount: '500' },
    'is quiet',
    () => requestRedirect({ userId: '1', orderId: '2', amount: '500' }, 'loading')
  ],
  fetchScenarios: ['GET /sandbox/scenarios', {}, 'is quiet', () => fetchScenarios()],
  resetBorrower: [
    'POST /sandbox/reset',
    { sessionId: 'due.1' },
    'is quiet',
    () => resetBorrower('due.1')
  ]
}

test.each(Object.entries(rows))('%s sends what the contract says', async (_name, row) => {
  const [sends, fields, failure, ask] = row
  const sent = answerWith({ code: '7', message: 'Refused', alteration: 'Refused' })
  const result = await ask()
  expect(result).toMatchObject({ success: false, code: '7', message: 'Refused' })
  expect(sent).toHaveLength(1)
  const { method = '', url, body } = sent[0] ?? { url: new URL(location.href), body: {} }
  expect(`${method} ${url.pathname}`).toBe(sends.replace(' ', ' /muscular'))
  expect(method === 'GET' ? Object.fromEntries(url.searchParams) : body).toEqual(fields)
  expect($toast.get()?.text).toBe(failure === 'is told' ? 'Refused' : undefined)
})

test('an SMS is asked for once more with its own mark', async () => {
  const sent = answerWith({ code: '7' })
  await commitRepayment({ ...commit, isResend: true }, 'loading')
  expect(sent[0]?.body.sendMsg).toBe('1')
})

test.each([
  ['once', 'saveEvent'],
  ['once', 'saveStoreRating'],
  ['once', 'fetchProductLink'],
  ['once', 'requestPaymentLink'],
  ['once', 'takeLoan'],
  ['once', 'takeNewLoan'],
  ['once', 'saveComplaint'],
  ['once', 'saveComplaintScore'],
  ['once', 'trackProduct'],
  ['once', 'fetchJointLoginLink'],
  ['once', 'trackVisit'],
  ['once', 'trackClick'],
  ['once', 'requestSms'],
  ['once', 'register'],
  ['once', 'commitRepayment'],
  ['once', 'confirmRepayment'],
  ['once', 'requestRedirect'],
  ['again', 'fetchTemplate'],
  ['again', 'fetchSid'],
  ['again', 'fetchWays'],
  ['again', 'fetchContact'],
  ['again', 'fetchScenarios'],
  ['again', 'resetBorrower'],
  ['again', 'fetchComplaint'],
  ['again', 'fetchComplaintStart']
])('without a network is asked %s: %s', async (times, name) => {
  const sent = answerWith(new TypeError('offline'))
  const asking = rows[name]?.[3]()
  await vi.runAllTimersAsync()
  expect(await asking).toMatchObject({ code: 'network' })
  expect(sent).toHaveLength(times === 'once' ? 1 : 3)
})

test.each([
  ['fetchAgreementLink', 'loading'],
  ['requestPaymentLink', 'paying'],
  ['fetchNewAgreementLink', 'loading'],
  ['fetchPaper', 'loading'],
  ['saveComplaint', 'sending'],
  ['commitRepayment', 'loading'],
  ['confirmRepayment', 'loading'],
  ['requestRedirect', 'loading']
])('%s shows its loading text while it waits', async (name, loading) => {
  answerWith(() => new Promise(() => {}))
  const asking = rows[name]?.[3]()
  expect($toast.get()).toEqual({ text: loading, loading: true })
  await vi.runAllTimersAsync()
  expect(await asking).toMatchObject({ code: 'timeout' })
})

test('a payment whose answer got lost is told by the page, not by a toast', async () => {
  answerWith(new TypeError('offline'))
  const asking = rows.requestPaymentLink?.[3]()
  await vi.runAllTimersAsync()
  await asking
  expect($toast.get()).toBeUndefined()
})

test.each([
  ['campaign', { campaign: 'june' }],
  ['variant', { variant: 'coins' }],
  [undefined, {}]
])('a visit names its %s alone where nothing else is known', async (_what, campaignVariant) => {
  const sent = answerWith({ code: '7' })
  await trackVisit({ ...applicant, clickIds: {}, campaignVariant }, { eventId: 'e-1' })
  const fields = Object.fromEntries(sent[0]?.url.searchParams ?? [])
  expect(fields).toEqual({ ...visited, ...campaignVariant, event_id: 'e-1' })
})

test('a brand that takes the tapped stars has its rating sent as it was tapped', async () => {
  const { score } = brand.rating
  Object.assign(brand.rating, { score: 'stars' })
  const sent = answerWith({ code: '7' })
  await saveStoreRating(3)
  Object.assign(brand.rating, { score })
  expect(sent[0]?.body).toEqual({ score: '3' })
})

test('a tap on a recommended product is counted as another one than a wish to borrow again', async () => {
  const sent = answerWith({ code: '7' })
  await saveEvent('recommendedProduct', '302', 4)
  expect(sent[0]?.body).toEqual({ productId: '302', moduleId: '31', positionId: '4' })
})

test('only the address of a picture to be read off is taken for one', () => {
  expect(isCaptchaAddress(captchaAddress('s1', 7))).toBe(true)
  expect(isCaptchaAddress('/muscular/landing/get-sid?sid=s1')).toBe(false)
  expect(isCaptchaAddress('https://evil.example/muscular/landing/get-captcha?sid=s1')).toBe(false)
})

test('a landing call carries where its visitor comes from, and no session', async () => {
  history.replaceState(null, '', '/landing.html?id=coins&utm_tag=june&sessionId=s')
  const { dataset } = document.documentElement
  dataset.page = JSON.stringify({ own: ['id', 'utm_tag'] })
  const sent = answerWith({ code: '7' })
  for (const name of ['fetchTemplate', 'trackVisit', 'fetchSid', 'requestSms', 'register']) {
    await rows[name]?.[3]()
  }
  delete dataset.page
  for (const { url } of sent) {
    expect(url.searchParams.get('id')).toBe('coins')
    expect(url.searchParams.has('sessionId')).toBe(false)
  }
})

test('a picture to be read off has the address of its number and its time', () => {
  expect(captchaAddress('s1', 7)).toBe('/muscular/landing/get-captcha?sid=s1&t=7')
})
