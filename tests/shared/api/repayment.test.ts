import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchRepayment, requestPaymentLink } from '../../../shared/api/repayment.ts'
import { answerWith } from '../../setup/network.ts'
import { pathsOf, spoilt, textsOf, withField } from './spoilt.ts'

const channel = {
  logo: 'https://pictures.example/1.svg',
  name: 'Demo Wallet',
  channel_number: 80001,
  barcode: 'MP12345',
  expiresAt: '2026-12-01 23:59',
  fee: '₱15',
  note: 'Pay the exact amount',
  kind: 'wallet',
  appLink: 'gcash://pay',
  qr: '000201',
  min: '100',
  max: 500_000,
  posts: 'within 5 minutes',
  down: 'until 18:00'
}
const wire = {
  repayAmount: '₱5.455,00',
  repayDate: '2026-12-01',
  productName: 'Sample Peso',
  productLogo: 'https://pictures.example/2.svg',
  noticeMsg: 'Keep your receipt',
  detail: [{ text: 'Loan amount', value: '₱5.000,00' }],
  repayList: [channel],
  isShowReyTop: '1',
  defDetail: {
    payCode: 'MP1234510001',
    logo: '',
    title: 'Counter',
    expiresAt: '',
    fee: '',
    note: '',
    payNotice: { 'At the counter': [{ name: 'Cash', steps: ['Say it', 'Pay it'] }] }
  },
  contractNumber: 'SP-1',
  delayInfo: { title: 'Rollover', delayAmount: '₱455,00', nextRepayDate: '2027-03-02' },
  plan: [{ remark: 'Now', title: 'Rollover', amount: '₱455,00', time: '2026-12-01' }]
}

async function read(data: unknown) {
  vi.useFakeTimers()
  answerWith({ code: '00', message: '', data })
  const reading = fetchRepayment('instalment', { productId: '1', orderId: '2' })
  await vi.runAllTimersAsync()
  return reading
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a repayment', () => {
  test('is read from the names of the wire', async () => {
    expect((await read(wire)).data).toEqual({
      amount: '₱5.455,00',
      date: '2026-12-01',
      productName: 'Sample Peso',
      productLogo: 'https://pictures.example/2.svg',
      notice: 'Keep your receipt',
      rows: [{ text: 'Loan amount', value: '₱5.000,00' }],
      channels: [
        {
          logo: 'https://pictures.example/1.svg',
          name: 'Demo Wallet',
          number: '80001',
          barcode: 'MP12345',
          expiresAt: '2026-12-01 23:59',
          fee: '₱15',
          note: 'Pay the exact amount',
          kind: 'wallet',
          appLink: 'gcash://pay',
          qr: '000201',
          min: 100,
          max: 500_000,
          posts: 'within 5 minutes',
          down: 'until 18:00'
        }
      ],
      showsGuide: true,
      code: {
        code: 'MP1234510001',
        logo: '',
        title: 'Counter',
        expiresAt: '',
        fee: '',
        note: '',
        appLink: '',
        qr: '',
        min: undefined,
        max: undefined,
        posts: '',
        down: '',
        notices: [
          { title: 'At the counter', items: [{ name: 'Cash', steps: ['Say it', 'Pay it'] }] }
        ]
      },
      codeTitle: 'Counter',
      contractNumber: 'SP-1',
      delay: { title: 'Rollover', amount: '₱455,00', nextDate: '2027-03-02' },
      plan: [{ remark: 'Now', title: 'Rollover', amount: '₱455,00', time: '2026-12-01' }]
    })
  })

  test('without anything is empty, not wrong', async () => {
    expect((await read({})).data).toMatchObject({
      amount: '',
      rows: [],
      channels: [],
      code: undefined,
      delay: undefined,
      plan: []
    })
  })

  test.each([
    ['₱5,455.00', '₱5,455.00'],
    ['₱0.00', '₱0.00'],
    ['₹5,455/-', '₹5,455'],
    ['Rs. 5,455/- only', 'Rs. 5,455'],
    ['ask us', ''],
    ['NaN', '']
  ])(
    'of the amount %j asks for %j: no text is paid that is no amount',
    async (amount, amountText) => {
      const delayInfo = { title: 'Later', delayAmount: amount }
      const { data } = await read({ repayAmount: amount, delayInfo })
      expect(data).toMatchObject({
        amount: amountText,
        delay: { amount: amountText },
        codeTitle: ''
      })
    }
  )

  test.each([null, 'call us', 7])('has no notices in %j', async payNotice => {
    const { data } = await read({ defDetail: { payCode: 'MP1234', payNotice } })
    expect(data?.code?.notices).toEqual([])
  })

  test('has no kind of channel where it is one we do not know', async () => {
    const [channel] = wire.repayList
    const { data } = await read({ ...wire, repayList: [{ ...channel, kind: 'kiosk', min: '1.5' }] })
    expect(data?.channels[0]).toMatchObject({ kind: undefined, min: undefined })
  })

  test('takes repayPlan where there is no detail', async () => {
    const { detail, ...rest } = wire
    const { data } = await read({ ...rest, repayPlan: detail })
    expect(data?.rows).toEqual(detail)
  })

  test('keeps groups in their order, whatever they are called', async () => {
    const payNotice = JSON.parse(
      '{"Wallet":[{"name":"a","steps":["x"]}],"__proto__":[{"name":"b","steps":["y"]}],"constructor":[{"name":"","steps":["z"]}]}'
    )
    const { data } = await read({ ...wire, defDetail: { ...wire.defDetail, payNotice } })
    expect(data?.code?.notices.map(({ title, items }) => [title, items.length])).toEqual([
      ['Wallet', 1],
      ['__proto__', 1],
      ['constructor', 1]
    ])
  })

  test('has no group that has no steps', async () => {
    const payNotice = {
      Empty: [],
      Named: [{ name: 'Cash', steps: [] }],
      Told: [{ name: 'Cash', steps: [] }, { steps: ['Pay'] }]
    }
    const { data } = await read({ ...wire, defDetail: { ...wire.defDetail, payNotice } })
    expect(data?.code?.notices).toEqual([{ title: 'Told', items: [{ name: '', steps: ['Pay'] }] }])
  })

  test('keeps two ways that share a number', async () => {
    const repayList = ['Demo Wallet', 'Demo Mart', 'Demo Mart'].map(name => ({
      name,
      channel_number: 70001
    }))
    const { data } = await read({ ...wire, repayList })
    expect(data?.channels.map(({ name }) => name)).toEqual(['Demo Wallet', 'Demo Mart'])
  })

  test('keeps what a code is for where the code cannot be read', async () => {
    const { data } = await read({ ...wire, defDetail: { title: 'Counter', payCode: '' } })
    expect(data).toMatchObject({ code: undefined, codeTitle: 'Counter' })
  })

  test('has a code that the server writes in groups', async () => {
    const { data } = await read({ ...wire, defDetail: { ...wire.defDetail, payCode: 'MP12 34 ' } })
    expect(data?.code?.code).toBe('MP1234')
  })

  test('has no code where a number would be rounded to another one', async () => {
    const spoilt = JSON.stringify({ code: 0, data: wire }).replace(
      /"payCode":"[^"]*"/,
      '"payCode":12345678901234567890'
    )
    answerWith(() => new Response(spoilt))
    const { data } = await fetchRepayment('instalment', { productId: '1', orderId: '2' })
    expect(data).toBeDefined()
    expect(data?.code).toBeUndefined()
  })

  test.each(['', 'abc', '<script>', '12  ', 'MP_1234', 'x'.repeat(41), '123', {}, ['MP1234']])(
    'has no code where the server names %j',
    async payCode => {
      const { data } = await read({ ...wire, defDetail: { ...wire.defDetail, payCode } })
      expect(data?.code).toBeUndefined()
    }
  )

  test.each(['name', 'channel_number'])('leaves out a channel without %s', async name => {
    const { data } = await read({ ...wire, repayList: [{ ...channel, [name]: '' }, channel] })
    expect(data?.channels).toHaveLength(1)
  })

  describe.each(spoilt)('with a field that is %s', (_what, field) => {
    test.each(pathsOf(wire).map(path => [path.join('.'), path] as const))(
      '%s is read',
      async (_name, path) => {
        const { success, data } = await read(withField(wire, path, field))
        expect(success).toBe(true)
        expect(textsOf(data).find(text => text.length > 5000 || /\[object|NaN/.test(text))).toBe(
          undefined
        )
        expect(data).toMatchObject({ rows: expect.any(Array), channels: expect.any(Array) })
      }
    )
  })
})

describe('a payment link', () => {
  const request = { productId: '1', orderId: '2', amount: '₱1,00', channelNumber: '80001' }

  test.each([
    ['instalment', {}],
    ['extension', { isDelay: '1' }]
  ] as const)('for an %s is asked for with what is paid', async (kind, also) => {
    const sent = answerWith({ code: 0, data: { payUrl: 'https://pay.example' } })
    const { data } = await requestPaymentLink({ kind, ...request }, 'loading...')
    expect(data).toBe('https://pay.example')
    expect(sent[0]?.body).toEqual({ ...request, ...also })
  })

  test.each([undefined, '', null, {}, ['https://pay.example']])('%j is malformed', async payUrl => {
    answerWith({ code: 0, data: { payUrl } })
    const result = await requestPaymentLink({ kind: 'instalment', ...request }, 'loading...')
    expect(result).toMatchObject({ success: false, code: 'malformed' })
  })
})
