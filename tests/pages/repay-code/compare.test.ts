import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readCodeAddress } from '../../../pages/repay-code/address.ts'
import { compareCode } from '../../../pages/repay-code/compare.ts'
import { slipOf } from '../../../pages/repay-code/slip-of.ts'
import { createRepayCodePage } from '../../../pages/repay-code/store.ts'
import { brand } from '../../../shared/config/brand.ts'
import { orderKey } from '../../../shared/context/order-key.ts'
import { param } from '../../../shared/context/query.ts'
import { noAmount } from '../../../shared/loan/no-amount.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'

const { open, navigations } = prepareBackend()
const key = { productId: '301', orderId: '20410001' }
const pictures = 'https://pictures.example'

const defDetail = {
  payCode: 'MP1234510001',
  logo: `${pictures}/mart.png`,
  expiresAt: '2099-12-01 10:00',
  title: 'Mart'
}
const repayList = [
  { name: 'First', channel_number: '1', barcode: 'CH0001', logo: `${pictures}/first.png` },
  { name: 'Second', channel_number: '2', barcode: 'CH0002', expiresAt: '2099-12-02 10:00' },
  { name: 'Third', channel_number: '3' }
]
const answer = (data: object) => ({ code: 0, data: { repayAmount: '₱5.455,00', ...data } })
const refusal = { code: 9, message: 'Not offered' }

beforeEach(() => {
  brand.imageHosts.splice(0, brand.imageHosts.length, 'pictures.example')
})

/** The verdict on a code by a server that has these answers for a repayment and an extension. */
async function verdictOn(code: string, ...answers: unknown[]) {
  return verdictOnAmount(noAmount, code, ...answers)
}

async function verdictOnAmount(amount: string, code: string, ...answers: unknown[]) {
  const sent = answerWith(...answers)
  const { data } = await compareCode(key, code, amount)
  return { data, callNames: sent.map(({ url }) => url.pathname.split('/').pop()) }
}

describe('a code is the server’s', () => {
  test('own: its end, its place and its picture', async () => {
    const { data, callNames } = await verdictOn('MP1234510001', answer({ defDetail, repayList }))
    expect(data).toEqual({
      state: 'same',
      place: 'Mart',
      logo: defDetail.logo,
      amount: '₱5.455,00',
      isExtension: false,
      due: '',
      expiresAt: defDetail.expiresAt,
      isForCashier: true,
      fee: '',
      note: '',
      limits: [expect.objectContaining({ code: defDetail.payCode })],
      besideLimits: [],
      pictures: [defDetail.logo, 'CH0001', repayList[0]?.logo, 'CH0002', '', '', '']
    })
    expect(callNames).toEqual(['loan-play-detail'])
  })

  test.each([
    ['CH0001', ''],
    ['CH0002', '2099-12-02 10:00']
  ])('of a way to pay: %s ends %j', async (code, expiresAt) => {
    expect((await verdictOn(code, answer({ defDetail, repayList }))).data).toMatchObject({
      state: 'same',
      expiresAt
    })
    expect((await verdictOn(code, answer({ repayList }))).data).toMatchObject({ expiresAt })
  })

  test.each([
    ['First', 'bank', false],
    ['Mart', 'wallet', false],
    ['Elsewhere', 'wallet', true],
    ['Mart', 'counter', true]
  ])('of a way %s that is a %s: for a cashier %s', async (name, kind, isForCashier) => {
    const list = [{ name, channel_number: '4', barcode: name === 'First' ? 'CH0004' : '', kind }]
    const code = name === 'First' ? 'CH0004' : defDetail.payCode
    const { data } = await verdictOn(code, answer({ defDetail, repayList: list }))
    expect(data).toMatchObject({ isForCashier })
  })

  test('of the extension: its amount, and its end', async () => {
    const nextRepayDate = '2027-03-01'
    const delayInfo = { title: 'Extension', delayAmount: '₱455,00', nextRepayDate }
    const plan = [
      { amount: '₱455,00', time: '2026-11-27' },
      { amount: '₱5.455,00', time: nextRepayDate }
    ]
    const extension = answer({ delayInfo, repayList, plan })
    const { data, callNames } = await verdictOn('CH0002', answer({ defDetail }), extension)
    expect(data).toMatchObject({
      state: 'same',
      nextDate: nextRepayDate,
      owed: '₱5.455,00',
      amount: '₱455,00',
      isExtension: true,
      expiresAt: '2099-12-02 10:00'
    })
    expect(callNames).toHaveLength(2)
    const unclear = answer({ delayInfo, repayList, plan: [...plan, ...plan] })
    const other = await verdictOn('CH0002', answer({ defDetail }), unclear)
    expect(other.data).toMatchObject({ nextDate: nextRepayDate, owed: '' })
  })
})

describe('a code that repays and extends', () => {
  const both = [
    answer({ defDetail }),
    answer({ defDetail, delayInfo: { delayAmount: '₱455,00', nextRepayDate: '2027-03-01' } })
  ]
  const repays = { state: 'same', amount: '₱5.455,00', isExtension: false }

  test.each([
    ['₱455,00', 2, { state: 'same', amount: '₱455,00', isExtension: true }],
    ['₱5.455,00', 1, repays],
    [noAmount, 1, repays],
    ['₱9.455,00', 2, repays]
  ])('is for %s of the address, after %d calls', async (amount, count, verdict) => {
    const { data, callNames } = await verdictOnAmount(amount, defDetail.payCode, ...both)
    expect(data).toMatchObject(verdict)
    expect(callNames).toHaveLength(count)
  })

  test('repays where nobody can extend the loan', async () => {
    const { data } = await verdictOnAmount('₱455,00', defDetail.payCode, both[0], refusal)
    expect(data).toMatchObject(repays)
  })
})

describe('a code is another one', () => {
  test.each([
    ['where the server has one', answer({ defDetail }), refusal, 'different'],
    ['where it has one for the extension alone', answer({}), answer({ defDetail }), 'different'],
    ['where it has as many there', answer({ defDetail }), answer({ defDetail }), 'different'],
    ['where it has none', answer({}), answer({}), 'unknown'],
    ['where it has none and no extension', answer({ repayList: [] }), refusal, 'unknown']
  ])('%s', async (_, repayment, extension, state) => {
    expect((await verdictOn('XX9999', repayment, extension)).data).toEqual({
      state,
      amount: '₱5.455,00',
      refusal: extension === refusal ? refusal.message : ''
    })
  })

  test('a picture that is none of the server’s says nothing of its code', async () => {
    const { data } = await verdictOn(`${pictures}/x.png`, answer({ defDetail }), refusal)
    expect(data).toMatchObject({ state: 'unknown', amount: '₱5.455,00' })
  })

  test('a loan that is paid is the answer, and no extension is asked for', async () => {
    const sent = answerWith({ code: 7, message: 'Paid' })
    expect(await compareCode(key, 'MP1234510001', noAmount)).toMatchObject({ message: 'Paid' })
    expect(sent).toHaveLength(1)
  })
})

describe('a confirmed code on the page', () => {
  async function codeOf(extra: Record<string, string>, ...answers: unknown[]) {
    open('repay-code-text', extra)
    answerWith(...answers)
    const { $code, load } = createRepayCodePage()
    await load()
    return $code.get()
  }

  test('no amount where the server names none, beside that of the link, and until when it is good', async () => {
    const answered = answer({ repayAmount: '', defDetail })
    expect(await codeOf({}, answered)).toMatchObject({
      state: 'same',
      linkAmount: '₱5.455,00',
      address: { amount: '--', expiresAt: '2099-12-01 10:00' }
    })
  })

  test('the server’s amount as the link writes it, where it is the same', async () => {
    const answered = answer({ repayAmount: 'PHP 5,455.00', defDetail })
    expect(await codeOf({}, answered)).toMatchObject({
      linkAmount: '',
      address: { amount: '₱5.455,00' }
    })
  })

  test('a picture of a host that the brand does not list, where the server itself names it', async () => {
    const logo = 'https://elsewhere.example/mart.png'
    const query = { payCodeImg: logo }
    const withLogo = answer({ defDetail: { ...defDetail, logo } })
    brand.imageHosts.splice(0, brand.imageHosts.length)
    expect(await codeOf(query, withLogo)).toMatchObject({ address: { picture: logo } })
    expect(await codeOf(query, answer({ defDetail }))).toMatchObject({ address: { picture: '' } })
  })

  test('is the stored one, with its picture, while there is no signal', async () => {
    const payCodeImg = `${pictures}/qr.png`
    const genuine = answer({ repayAmount: '₱9.455,00', defDetail })
    await codeOf({ showType: '2', payCodeImg }, genuine)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const again = codeOf({ showType: '2', payCodeImg: '' }, new TypeError('offline'))
    for (let each = 0; each < 200; each++) await vi.advanceTimersByTimeAsync(200)
    expect(await again).toMatchObject({
      state: 'unchecked',
      address: {
        picture: payCodeImg,
        amount: '₱9.455,00',
        expiresAt: '2099-12-01 10:00'
      }
    })
  })

  test('nothing, where there is but the logo of a code to be read out', async () => {
    const logo = { payCode: '', payCodeImg: `${pictures}/x.png`, showType: '1' }
    expect(await codeOf(logo, refusal)).toMatchObject({ state: 'none' })
  })
})

describe('a check that takes long', () => {
  test('leaves the code to be read out meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    open('repay-code-text')
    answerWith(() => new Promise(() => {}))
    const { $code, load } = createRepayCodePage()
    load()
    expect($code.get()).toEqual({ state: 'loading' })
    await vi.advanceTimersByTimeAsync(12_000)
    expect($code.get()).toMatchObject({ state: 'waiting', address: { code: 'MP1234510001' } })
  })
})

test('a slip says nothing that nobody has said', () => {
  open('repay-code-text', { payCodeImg: `${pictures}/mart.png` })
  expect(slipOf(readCodeAddress(param))).toEqual({
    kind: 'code',
    isExtension: false,
    source: 'loan',
    code: 'MP1234510001',
    look: 'barcode',
    picture: '',
    place: '',
    amount: '₱5.455,00',
    contractNumber: '',
    expiresAt: '',
    fee: '',
    note: ''
  })
  expect(orderKey()).toEqual(key)
  expect(navigations).toEqual([])
})

test.each([
  ' https://pictures.example/a.png',
  'https://pictures.example/a.png\u00e9',
  `https://pictures.example/${'a'.repeat(2000)}`
])('an address of a picture is not %.40j', payCodeImg => {
  open('repay-code-text', { payCodeImg })
  expect(readCodeAddress(param)).toMatchObject({ namedPicture: '', picture: '' })
})
