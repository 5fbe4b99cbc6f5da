import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchOrder, type Order } from '../../../shared/api/order.ts'
import { brand } from '../../../shared/config/brand.ts'
import { answerWith } from '../../setup/network.ts'
import { pathsOf, spoilt, textsOf, withField } from './spoilt.ts'

const wire = {
  orderStatus: '174',
  noticeStatusText: 'Payment due',
  noticeDesText: 'Pay by Friday',
  recProducts: [
    {
      logo: 'https://pictures.example/1.svg',
      name: 'Demo Cash',
      buttonText: 'Apply',
      amountRange: '₱1 – ₱2',
      amountRangeDes: 'Amount',
      rate: '0.1%',
      rateDes: 'From',
      enabled: 0,
      tags: ['fast', 'fair'],
      ids: 302,
      lender: 'Other Lending Corp.',
      factsUrl: 'https://lender.example/facts'
    }
  ],
  productName: 'Sample Peso',
  productLogo: 'https://pictures.example/2.svg',
  userOrderDetail: { detail: [{ text: 'Amount', value: '₱5.000,00' }] },
  inside: 0,
  h5Url: 'https://pay.example',
  isDelay: '1',
  telephone: '(02) 555',
  isScore: 1,
  playeduL: 'https://next.example',
  reyMsg: 'Withdraw',
  KindTipsMsg: 'Tips',
  cardNeedPop: true,
  cardPopTitle: 'Card',
  cardPopMsg: 'Bind it',
  dispute: { problemId: 'C1', text: 'Being looked into' }
}

const order: Order = {
  status: 174,
  noticeTitle: 'Payment due',
  noticeText: 'Pay by Friday',
  products: [
    {
      logo: 'https://pictures.example/1.svg',
      name: 'Demo Cash',
      buttonText: 'Apply',
      amount: '₱1 – ₱2',
      amountLabel: 'Amount',
      rate: '0.1%',
      rateLabel: 'From',
      enabled: false,
      tags: ['fast', 'fair'],
      id: '302',
      lender: 'Other Lending Corp.',
      factsUrl: 'https://lender.example/facts'
    }
  ],
  productName: 'Sample Peso',
  productLogo: 'https://pictures.example/2.svg',
  rows: [{ text: 'Amount', value: '₱5.000,00' }],
  inside: '0',
  repayUrl: 'https://pay.example',
  isDelay: true,
  telephone: '(02) 555',
  asksRating: true,
  nextUrl: 'https://next.example',
  withdrawMessage: 'Withdraw',
  tips: 'Tips',
  asksBankCard: true,
  bankCardTitle: 'Card',
  bankCardMessage: 'Bind it',
  dispute: { problemId: 'C1', text: 'Being looked into' }
}

async function read(data: unknown) {
  // Not asked again: what is malformed stays so, and the waiting is another test's.
  vi.useFakeTimers()
  answerWith({ code: 0, message: '', data })
  const reading = fetchOrder({ productId: '1', orderId: '2' })
  await vi.runAllTimersAsync()
  return reading
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an order', () => {
  test('is read from the names of the wire', async () => {
    expect((await read(wire)).data).toEqual(order)
  })

  test('needs no more than its status', async () => {
    const { data } = await read({ orderStatus: 21 })
    expect(data).toMatchObject({ status: 21, rows: [], products: [], isDelay: false, tips: '' })
    expect(data?.telephone).toBe(brand.servicePhone)
  })

  test.each(['x'.repeat(60), '5'.repeat(60), 'ask us'])(
    'has the brand’s telephone instead of %s, which nobody can dial',
    async telephone => {
      const { data } = await read({ orderStatus: 174, telephone })
      expect(data?.telephone).toBe(brand.servicePhone)
    }
  )

  test.each([undefined, null, '', 'paid', 1.5, [174], {}, '0x1', '174.0'])(
    'of status %j is malformed',
    async orderStatus => {
      expect(await read({ ...wire, orderStatus })).toMatchObject({ code: 'malformed' })
    }
  )

  test('offers a product whose flag is missing', async () => {
    const { data } = await read({ orderStatus: 110, recProducts: [{ name: 'Demo', ids: 7 }] })
    expect(data?.products[0]).toMatchObject({ name: 'Demo', enabled: true, tags: [], id: '7' })
  })

  test('does not offer a product that has no id to ask for', async () => {
    const { data } = await read({ orderStatus: 110, recProducts: [{ name: 'Demo', enabled: 1 }] })
    expect(data?.products[0]).toMatchObject({ name: 'Demo', enabled: false, id: '' })
  })

  test.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    ['true', false],
    [2, false],
    [null, false],
    [[1], false]
  ])('takes the flag %j for %s', async (isDelay, flag) => {
    expect((await read({ ...wire, isDelay })).data?.isDelay).toBe(flag)
  })

  describe.each(spoilt)('with a field that is %s', (what, field) => {
    const paths = pathsOf(wire).filter(([first]) => first !== 'orderStatus')

    test.each(paths.map(path => [path.join('.'), path] as const))(
      '%s is read',
      async (_name, path) => {
        const { success, data } = await read(withField(wire, path, field))
        expect(success, what).toBe(true)
        expect(textsOf(data).find(text => text.length > 5000 || /\[object|NaN/.test(text))).toBe(
          undefined
        )
        expect(data).toMatchObject({ status: 174, isDelay: expect.any(Boolean) })
      }
    )
  })

  test('is not read under the names of the page', async () => {
    const { data } = await read({ orderStatus: 174, noticeTitle: 'x', tips: 'x', nextUrl: 'x' })
    expect(data).toMatchObject({ noticeTitle: '', tips: '', nextUrl: '' })
  })
})
