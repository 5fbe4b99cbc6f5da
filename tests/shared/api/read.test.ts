import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchArrangement } from '../../../shared/api/arrangement.ts'
import { instructionsOf } from '../../../shared/api/code-instructions.ts'
import {
  type ComplaintOrder,
  fetchComplaintStart,
  ordersOf
} from '../../../shared/api/complaint.ts'
import { fetchAgreementLink, fetchAgreements, takeLoan } from '../../../shared/api/confirmation.ts'
import {
  fetchNewAgreementLink,
  fetchNewAgreements,
  fetchNewOffer,
  type NewOffer,
  takeNewLoan
} from '../../../shared/api/confirmation-new.ts'
import { fetchContact } from '../../../shared/api/contact.ts'
import { fetchJointLoginFailure, fetchJointLoginLink } from '../../../shared/api/joint-login.ts'
import { fetchSid, fetchTemplate } from '../../../shared/api/landing.ts'
import {
  commitRepayment,
  fetchWays,
  requestRedirect
} from '../../../shared/api/legacy-repayment.ts'
import { fetchOptions } from '../../../shared/api/options.ts'
import { fetchProductLink } from '../../../shared/api/order-writes.ts'
import { fetchPaper, fetchStatement } from '../../../shared/api/papers.ts'
import { fetchPrivacy } from '../../../shared/api/privacy.ts'
import { type Repayment, requestPaymentLink } from '../../../shared/api/repayment.ts'
import type { Result } from '../../../shared/api/result.ts'
import { fetchScenarios } from '../../../shared/api/scenarios.ts'
import { amountOf } from '../../../shared/loan/amount-of.ts'
import { answerWith } from '../../setup/network.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The result of a call on an answer: its data, or the code of its failure. */
async function read(ask: () => Promise<Result<unknown>>, data: unknown): Promise<unknown> {
  answerWith({ code: '00', data, attach: data })
  const asking = ask()
  await vi.runAllTimersAsync()
  const result = await asking
  return result.success ? result.data : result.code
}

const offer = { amount: 1, periods: '91', termUnit: 'day', orderKey: 'k' } as NewOffer
const agreement = { position: 0, title: 'A', id: 'a' }
const key = { productId: '1', orderId: '2' }
const card = { id: 'c1', bankName: 'Sample Bank', number: '**12', bankCode: 'SB' }
const commit = { orderId: '2', amount: '5', couponId: '', token: 't', card, isResend: false }
const payment = { ...key, kind: 'instalment', amount: '1', channelNumber: '8' } as const

const links: [string, string, () => Promise<Result<unknown>>][] = [
  ['fetchAgreementLink', 'contract_url', () => fetchAgreementLink({ ...key, agreement }, '')],
  ['fetchNewAgreementLink', 'contract_url', () => fetchNewAgreementLink('1', agreement, '')],
  ['fetchJointLoginLink', 'url', () => fetchJointLoginLink('1')],
  ['requestRedirect', 'url', () => requestRedirect({ userId: '1', orderId: '2', amount: '5' }, '')],
  ['requestPaymentLink', 'payUrl', () => requestPaymentLink(payment, '')],
  ['fetchSid', 'sid', () => fetchSid()]
]

test.each(links)('%s reads %s, and nothing without it', async (_name, field, ask) => {
  expect(await read(ask, { [field]: 'https://a.example' })).toBe('https://a.example')
  expect(await read(ask, { [field]: '' })).toBe('malformed')
  expect(await read(ask, {})).toBe('malformed')
})

test('a product leads where the whole answer says', async () => {
  expect(await read(() => fetchProductLink('1', 0), 'loanapp://a')).toBe('loanapp://a')
  expect(await read(() => fetchProductLink('1', 0), { url: 'x' })).toBe('malformed')
})

test.each([
  ['takeLoan', () => takeLoan(offer, '1')],
  ['takeNewLoan', () => takeNewLoan(offer, '1')]
])('%s is done also where no order is named', async (_name, ask) => {
  expect(await read(ask, { lendDetailsUrl: 'loanapp://order' })).toBe('loanapp://order')
  expect(await read(ask, {})).toBe('')
})

test.each([
  ['fetchAgreements', 'data', () => fetchAgreements('1')],
  ['fetchNewAgreements', 'list', () => fetchNewAgreements('1')]
])('%s reads %s', async (_name, field, ask) => {
  const data = { [field]: [{ title: 'Loan Agreement', id: 7 }, { id: 8 }] }
  expect(await read(ask, data)).toEqual([{ title: 'Loan Agreement', id: '7', position: 0 }])
})

describe('the new offer', () => {
  const wire = { amount: 500_000, currency: '₱', orderKey: 'k1', NewButtonMsg: 'Take it' }

  test('has besides its currency, key and button a promotion', async () => {
    const NewPopMsg = { title: 'Now', content: 'Half the fee', button: 'Fine' }
    expect(await read(() => fetchNewOffer('1'), { ...wire, NewPopMsg })).toMatchObject({
      amount: 500_000,
      currency: '₱',
      orderKey: 'k1',
      buttonText: 'Take it',
      promotion: { title: 'Now', text: 'Half the fee', button: 'Fine' }
    })
  })

  test('has a promotion of its text alone', async () => {
    const data = { ...wire, NewPopMsg: 'Half the fee' }
    expect(await read(() => fetchNewOffer('1'), data)).toMatchObject({
      promotion: { title: '', text: 'Half the fee', button: '' }
    })
  })

  test.each([{}, { title: 'Now' }, null])('has no promotion in %j', async NewPopMsg => {
    expect(await read(() => fetchNewOffer('1'), { ...wire, NewPopMsg })).toMatchObject({
      promotion: undefined
    })
  })
})

describe('the start of a complaint', () => {
  const order = { orderNo: 7, productName: 'Sample', isShow: '1', list: [{ title: 'a', value: 1 }] }
  const types = [{ title: 'Payment', value: 2 }]

  test('has types, and the order with what can be complained of', async () => {
    const data = {
      problemType: types,
      problemSonType: types,
      orderDetail: order,
      orderList: [order]
    }
    const read7 = {
      number: '7',
      productLogo: '',
      productName: 'Sample',
      status: '',
      supportsCollection: true,
      rows: [{ text: 'a', value: '1' }]
    }
    expect(await read(() => fetchComplaintStart(), data)).toEqual({
      types: [{ title: 'Payment', value: '2' }],
      subTypes: [{ title: 'Payment', value: '2' }],
      order: read7,
      orders: [read7]
    })
  })

  test('needs a type and nothing more', async () => {
    expect(await read(() => fetchComplaintStart(), { problemType: types })).toMatchObject({
      subTypes: [],
      order: undefined,
      orders: []
    })
    expect(await read(() => fetchComplaintStart(), { problemType: [] })).toBe('malformed')
  })
})

test('the orders of a complaint are the one that it is about and all that it may be about', () => {
  const order = (number: string) => ({ number }) as ComplaintOrder
  const start = { types: [], subTypes: [], order: undefined, orders: [order('2'), order('3')] }
  expect(ordersOf(start)).toEqual(['2', '3'])
  expect(ordersOf({ ...start, order: order('1') })).toEqual(['1', '2', '3'])
})

test.each([
  ['none', 'none'],
  ['offered', 'offered'],
  ['being weighed', 'asked']
])(
  'a plan in the state %j is %s: whoever has asked is not asked to ask again',
  async (state, is) => {
    expect(await read(() => fetchArrangement(key), { state })).toMatchObject({
      state: is,
      offer: undefined
    })
  }
)

test.each([
  ['answered', 'answered'],
  ['refused', 'refused'],
  ['closed', 'open'],
  [undefined, 'open']
])(
  'a request about data in the state %j is %s: the clock runs for the borrower',
  async (state, is) => {
    const data = { requests: [{ id: 'R1', state }, { state }], consents: [] }
    expect(await read(() => fetchPrivacy(), data)).toMatchObject({
      requests: [{ id: 'R1', state: is }]
    })
  }
)

test('of two consents that are alike the first one counts', async () => {
  const consents = [
    { id: 'N1', title: 'Mail', canWithdraw: 1 },
    { id: 'N1', title: 'Calls' },
    { id: 'N2', title: 'Partners' }
  ]
  expect(await read(() => fetchPrivacy(), { consents })).toMatchObject({
    requests: [],
    consents: [
      { id: 'N1', title: 'Mail', canWithdraw: true },
      { id: 'N2', title: 'Partners', canWithdraw: false }
    ]
  })
})

test('options are a list, or there is no answer', async () => {
  const options = [{ id: 'O1', kind: 'full', amount: 1 }]
  expect(await read(() => fetchOptions(key), { options })).toMatchObject({
    options: [{ id: 'O1', now: 1 }]
  })
  expect(await read(() => fetchOptions(key), { currency: 'PHP' })).toBe('malformed')
})

test('a ledger needs the number of its contract, and a paper its text', async () => {
  const loan = { contract: 'SP-1' }
  expect(await read(() => fetchStatement(key), { loan, balance: '7' })).toMatchObject({
    loan: { contract: 'SP-1', amount: undefined },
    entries: [],
    balance: 7
  })
  expect(await read(() => fetchStatement(key), { loan: {} })).toBe('malformed')
  const ask = () => fetchPaper(key, { kind: 'closure', id: '' }, '')
  expect(await read(ask, { jws: 'a.b.c', other: 1 })).toBe('a.b.c')
  expect(await read(ask, { other: 1 })).toBe('malformed')
})

test('a contact is what the server names', async () => {
  const data = { email: 'care@sample.example', smWa: 639005550142 }
  expect(await read(() => fetchContact(), data)).toEqual({
    email: 'care@sample.example',
    messaging: '639005550142'
  })
  expect(await read(() => fetchContact(), {})).toEqual({ email: '', messaging: '' })
})

test('a failed login with a partner says why, and what else there is', async () => {
  const data = { noticeMessage: 'Sorry', errMessage: 'E1', list: [{ name: 'Demo', ids: 7 }, 'x'] }
  expect(await read(() => fetchJointLoginFailure('2'), data)).toEqual({
    notice: 'Sorry',
    error: 'E1',
    products: [expect.objectContaining({ name: 'Demo', id: '7', enabled: true })]
  })
})

test('a template is whatever document comes', async () => {
  expect(await read(() => fetchTemplate('a'), { id: 'a', hero: 1 })).toEqual({ id: 'a', hero: 1 })
  expect(await read(() => fetchTemplate('a'), 'text')).toBe('malformed')
})

test('the list of states is whole, or none', async () => {
  const state = {
    name: 'due',
    title: 'Due',
    area: 'order',
    page: 'order.html',
    pageTitle: 'Order Details',
    url: 'order.html?a=1',
    isTranslated: true,
    calls: ['/v3/loan'],
    about: ''
  }
  const fault = { name: 'slow', text: 'answers late' }
  const servers = [{ brand: 'ph', url: 'http://localhost:4173/' }]
  const listing = {
    brand: 'ph',
    languages: ['en'],
    servers,
    faults: [fault],
    way: [{ name: 'due', text: 'It is due' }],
    states: [state]
  }
  expect(await read(() => fetchScenarios(), listing)).toEqual(listing)
  expect(await read(() => fetchScenarios(), { ...listing, states: [{}] })).toBe('malformed')
})

describe('the older repayment', () => {
  test('has its ways, of which a card needs an id and a number', async () => {
    const bankCards = [{ id: 'c1', bankName: 'Sample Bank', cardNo: '**12', bankCode: 'SB' }]
    const data = { alipay: 1, repayToken: 't', bankCards: [...bankCards, { id: 'c2' }] }
    expect(await read(() => fetchWays('2'), data)).toEqual({
      alipay: true,
      token: 't',
      cards: [card]
    })
    expect(await read(() => fetchWays('2'), { alipay: 1 })).toBe('malformed')
  })

  test('is committed with a record, and asks for a code where it has to', async () => {
    const ask = () => commitRepayment(commit, '')
    expect(await read(ask, { needValid: '1', repayRecordId: 7 })).toEqual({
      needsCode: true,
      recordId: '7'
    })
    expect(await read(ask, { needValid: '1' })).toBe('malformed')
  })
})

describe('how to pay with a code', () => {
  const code = {
    ...{ code: 'MP1234', title: 'Counter', logo: '', expiresAt: '', fee: '', note: '' },
    notices: []
  }
  const repayment = {
    amount: '₱5',
    date: '2026-03-02',
    contractNumber: 'SP-1',
    code,
    delay: { title: '', amount: '₱1', nextDate: '2027-03-02' },
    plan: [{ amount: '₱5', time: '2027-03-02' }],
    channels: []
  } as unknown as Repayment

  test('says what is to be paid: the loan’s amount, or the extension’s', () => {
    expect(amountOf(repayment, 'instalment')).toBe('₱5')
    expect(amountOf(repayment, 'extension')).toBe('₱1')
    expect(amountOf({ ...repayment, delay: undefined }, 'extension')).toBe('')
  })

  test('is what the next page shows, where there is a code', () => {
    expect(instructionsOf(repayment, 'extension')).toEqual({
      ...code,
      kind: 'extension',
      contractNumber: 'SP-1',
      date: '2026-03-02',
      nextDate: '2027-03-02',
      owed: '₱5',
      total: '₱1'
    })
    const undated = instructionsOf({ ...repayment, delay: undefined }, 'instalment')
    expect(undated).toMatchObject({ nextDate: '', owed: '' })
    expect(instructionsOf({ ...repayment, code: undefined }, 'extension')).toBeUndefined()
  })
})
