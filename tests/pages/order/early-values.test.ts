import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/order/early-values.ts'

const linksOf = (data: object) => {
  const { repays, rollsOver } = earlyValues({ ...data }) as Record<string, string>
  return [repays, rollsOver]
}

test.each([
  [{ orderStatus: 170 }, '1', ''],
  [{ orderStatus: '174' }, '1', ''],
  [{ orderStatus: 174, isDelay: 1 }, '', '1'],
  [{ orderStatus: 180, isDelay: '1' }, '', '1'],
  [{ orderStatus: 180, isDelay: true }, '', '1'],
  [{ orderStatus: 180, isDelay: 0 }, '1', ''],
  [{ orderStatus: 170, isDelay: 1 }, '1', ''],
  [{ orderStatus: 200 }, '', ''],
  [{ orderStatus: 21 }, '', ''],
  [{}, '', '']
])('of %o the links that show early are repayment %j and extension %j', (data, ...links) => {
  expect(linksOf(data)).toEqual(links)
})

test.each([{ h5Url: 'https://pay.example/x' }, { dispute: { number: 'C1002' } }])(
  'a loan with %o is led on by the page itself',
  more => {
    expect(linksOf({ orderStatus: 174, ...more })).toEqual(['', ''])
    expect(linksOf({ orderStatus: 174, isDelay: 1, ...more })).toEqual(['', ''])
  }
)

test('all that the answer says is there beside them', () => {
  expect(earlyValues({ orderStatus: 174, productName: 'Cash' })).toMatchObject({
    orderStatus: 174,
    productName: 'Cash'
  })
})
