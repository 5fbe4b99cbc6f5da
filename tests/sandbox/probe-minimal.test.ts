import { beforeEach, expect, test, vi } from 'vitest'
import { formCall } from '../../shared/api/bank.ts'
import { complaintStartCall } from '../../shared/api/complaint.ts'
import { agreementLinkCall, agreementsCall, offerCall } from '../../shared/api/confirmation.ts'
import {
  agreementLinkCall as newAgreementLinkCall,
  agreementsCall as newAgreementsCall,
  offerCall as newOfferCall
} from '../../shared/api/confirmation-new.ts'
import { contactInfo } from '../../shared/api/contact.ts'
import { sidCall, templateCall } from '../../shared/api/landing.ts'
import { repaymentWays } from '../../shared/api/legacy-repayment.ts'
import { orderCall } from '../../shared/api/order.ts'
import { paperCall, statementCall } from '../../shared/api/papers.ts'
import { paymentsCall } from '../../shared/api/payments.ts'
import { extensionDetail, repaymentDetail } from '../../shared/api/repayment.ts'
import { basePath } from '../../shared/api/wire.ts'
import type { Network } from './probe/exchange.ts'
import { readOptions } from './probe/options.ts'
import { probe } from './probe/probe.ts'
import { isSound, reportLines } from './probe/report.ts'

type WireData = Record<string, unknown>

const channel = { name: 'GCash', channel_number: '90001' }

/** The least that each call can answer so that its page works. */
const leastData: Record<string, WireData> = {
  [orderCall.path]: { orderStatus: 180 },
  [repaymentDetail.path]: { repayAmount: '₱5.455,00', repayList: [channel] },
  [extensionDetail.path]: {
    delayInfo: { delayAmount: '₱1.200,00' },
    defDetail: { payCode: '770122334455' }
  },
  [offerCall.path]: { amount: 500_000, periods: '91', termUnit: 'day' },
  [agreementsCall.path]: { data: [{ title: 'Loan agreement' }] },
  [agreementLinkCall.path]: { contract_url: 'https://lender.example/agreement' },
  [newOfferCall.path]: {
    amount: 500_000,
    periods: '91',
    termUnit: 'day',
    orderKey: 'k-7'
  },
  [newAgreementsCall.path]: { list: [{ title: 'Loan agreement', id: 'a-1' }] },
  [newAgreementLinkCall.path]: { contract_url: 'https://lender.example/agreement' },
  [formCall.path]: { items: [{ code: 'bankAccount', cate: 'text' }] },
  [repaymentWays.path]: { repayToken: 't-1', alipay: 1 },
  [complaintStartCall.path]: { problemType: [{ title: 'Payment', value: '1' }] },
  [contactInfo.path]: { email: 'care@lender.example' },
  [statementCall.path]: {
    loan: { contract: 'L-1', amount: 500_000 },
    entries: [{ date: '2026-11-22', kind: 'disbursement', change: 500_000, balance: 500_000 }],
    balance: 500_000
  },
  [paperCall.path]: { jws: 'eyJhbGciOiJFUzI1NiJ9.eyJ2IjoxfQ.c2ln' },
  [paymentsCall.path]: {
    owed: 545_500,
    payments: [{ id: 'p-1', kind: 'repayment', state: 'waiting', amount: 545_500 }]
  },
  [templateCall.path]: {},
  [sidCall.path]: { sid: 's-1' }
}

interface Seeded {
  path: string
  data: WireData
}

/** Answers the least, and one call otherwise; what it does not know it refuses with a reason. */
function networkOf(seeded?: Seeded): Network {
  return {
    timeout: 30_000,
    now: () => 0,
    async fetch(address) {
      const url = new URL(address)
      const path = url.pathname.replace(basePath, '')
      const least = leastData[path]
      const isStranger = address.includes('nobody')
      const isDisguised = path.startsWith('/confirmation/') || path.startsWith('/joint-login/')
      const success = isDisguised || path === templateCall.path ? '00' : 0
      const data = seeded?.path === path ? seeded.data : least
      const body =
        data && !isStranger
          ? { code: success, [isDisguised ? 'attach' : 'data']: data }
          : { code: isStranger ? '401' : '4004', [isDisguised ? 'alteration' : 'message']: 'No.' }
      return Response.json(body, { headers: { 'Cache-Control': 'no-store', Date: 'now' } })
    }
  }
}

const options = readOptions([
  'https://lender.example',
  ...['--session', 'm', '--order', '7', '--product', '3', '--field', 'id=p-1']
])

async function probed(seeded?: Seeded) {
  const only = seeded ? [seeded.path] : []
  const all = await probe({ ...options, only }, networkOf(seeded))
  return { isRight: isSound(all), report: reportLines(all).join('\n') }
}

beforeEach(() => {
  vi.unstubAllGlobals()
})

test('a right backend that sends the least raises no false alarm', {
  timeout: 120_000
}, async () => {
  const { isRight, report } = await probed()
  expect(report).not.toContain('FAULT')
  expect(report).not.toContain('✗')
  expect(isRight, report).toBe(true)
})

const repayment = repaymentDetail.path
const extension = extensionDetail.path
const offer = offerCall.path
const loanDetails = orderCall.path
const form = formCall.path
const statement = statementCall.path
const paper = paperCall.path
const pays = 'repay.html cannot be paid: '
const extended = 'repay-delay.html cannot be paid: '
const takes = 'confirm.html cannot be taken: '
const takesNew = 'confirm-new.html cannot be taken: '
const unfollowed = 'is a link that no page follows'
const nobody = undefined

/** The value that replaces a field of the least answer, and the probe's words about it. */
const faults: [path: string, change: WireData, says: string][] = [
  [repayment, { repayAmount: nobody }, `${pays}repayAmount is missing`],
  [repayment, { repayAmount: '' }, `${pays}repayAmount is missing`],
  [repayment, { repayAmount: 'soon' }, `${pays}repayAmount is "soon", which no page can use`],
  [repayment, { repayAmount: { sum: 5 } }, 'repayAmount'],
  [
    repayment,
    { repayList: [] },
    `${pays}repayList has no channel, and defDetail.payCode is missing`
  ],
  [repayment, { repayList: nobody }, `${pays}repayList has no channel`],
  [repayment, { repayList: [{ name: 'GCash' }] }, 'channel_number'],
  [repayment, { repayList: [{ channel_number: '1' }] }, 'name'],
  [repayment, { repayList: channel }, 'data/repayList must be array'],
  [repayment, { defDetail: { payCode: '<b>' } }, `${pays}defDetail.payCode is "<b>"`],
  [repayment, { repayList: [{ ...channel, appLink: 'javascript:alert(1)' }] }, unfollowed],
  [repayment, { repayList: [{ ...channel, min: 'little' }] }, 'data/repayList/0/min'],
  [extension, { delayInfo: nobody }, `${extended}delayAmount is missing`],
  [extension, { delayInfo: {} }, `${extended}delayAmount is missing`],
  [extension, { delayInfo: { delayAmount: 'NaN' } }, `${extended}delayAmount is "NaN"`],
  [extension, { defDetail: nobody }, `${extended}repayList has no channel`],
  [offer, { amount: nobody }, `${takes}amount is missing`],
  [offer, { amount: 0 }, `${takes}amount is 0`],
  [offer, { amount: -500 }, `${takes}amount is -500`],
  [offer, { amount: '5,000' }, `${takes}amount is "5,000"`],
  [offer, { periods: nobody }, `${takes}periods is missing`],
  [offer, { termUnit: nobody }, `${takes}termUnit is missing`],
  [offer, { popAgreementUrl: 'javascript:alert(1)' }, unfollowed],
  [newOfferCall.path, { orderKey: nobody }, `${takesNew}orderKey is missing`],
  [newOfferCall.path, { amount: nobody }, `${takesNew}amount is missing`],
  [newOfferCall.path, { orderKey: ['k'] }, 'orderKey'],
  [newAgreementsCall.path, { list: {} }, 'data/list must be array'],
  [agreementsCall.path, { data: 'none' }, 'data/data must be array'],
  [agreementLinkCall.path, { contract_url: 'javascript:alert(1)' }, unfollowed],
  [agreementLinkCall.path, { contract_url: 'see the app' }, unfollowed],
  [agreementLinkCall.path, { contract_url: nobody }, 'contract_url'],
  [form, { items: [] }, 'bind-bank.html cannot be filled in: items has nothing to fill in'],
  [form, { items: [{ code: 'cardType' }] }, 'bind-bank.html cannot be filled in'],
  [form, { items: nobody }, 'bind-bank.html cannot be filled in'],
  [form, { items: [{ code: 'bankName', cate: 'enum' }] }, 'bankName has nothing to choose from'],
  [repaymentWays.path, { repayToken: nobody }, 'repayToken'],
  [repaymentWays.path, { alipay: 0 }, 'legacy-repay.html cannot be paid: bankCards has no card'],
  [loanDetails, { orderStatus: nobody }, 'orderStatus'],
  [loanDetails, { orderStatus: 'due' }, 'orderStatus'],
  [loanDetails, { h5Url: 'javascript:alert(1)' }, unfollowed],
  [loanDetails, { playeduL: 'file:///etc/passwd' }, unfollowed],
  [complaintStartCall.path, { problemType: [] }, 'problemType'],
  [statement, { balance: nobody }, 'statement.html cannot be added up: balance is missing'],
  [statement, { entries: [{ date: '2026-11-22' }] }, 'an entry of entries has no change'],
  [statement, { loan: nobody }, 'loan'],
  [paper, { jws: 'signed' }, 'a paper cannot be shown: jws is "signed"'],
  [paymentsCall.path, { payments: [{ id: 'p-1', kind: 'repayment', state: 'paid' }] }, 'state'],
  [templateCall.path, { form: { button: 7 } }, 'button'],
  [sidCall.path, { sid: nobody }, 'sid']
]

test('each of its seeded faults is named, and makes the command exit with 1', {
  timeout: 120_000
}, async () => {
  expect(faults.length).toBeGreaterThanOrEqual(45)
  const silent: unknown[] = []
  for (const [path, change, says] of faults) {
    const { isRight, report } = await probed({ path, data: { ...leastData[path], ...change } })
    const line = report.split('\n').find(each => each.includes('✗') && each.includes(says))
    if (isRight || !line) silent.push([path, change, report])
  }
  expect(silent).toEqual([])
})

test('a template without its button is right: the page has one of its own', async () => {
  const { isRight, report } = await probed({ path: templateCall.path, data: { form: {} } })
  expect(isRight, report).toBe(true)
})
