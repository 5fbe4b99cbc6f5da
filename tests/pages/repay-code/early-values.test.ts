import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/repay-code/early-values.ts'

const data = { repayAmount: '₱5,455.00', defDetail: { payCode: 'MP1234510001' } }
const asked = { showType: '1', payCode: 'MP1234510001', repayAmount: '545500', clarity: '0' }

const valuesAt = (query: Record<string, string>, answer: object = data) =>
  earlyValues({ data: answer as typeof data }, new URLSearchParams({ ...asked, ...query }))

test('a code shows early that the server names for the loan, with its amount', () => {
  expect(valuesAt({})).toEqual({
    data: { code: 'MP12 3451 0001', amount: '₱5.455,00', picture: '' }
  })
})

test('room is kept for a picture that may be shown, and for no other', () => {
  const pictureOf = (payCodeImg: string) =>
    (valuesAt({ payCodeImg }) as { data: { picture: string } }).data.picture
  expect(pictureOf('https://pictures.example/mart.svg')).toBe(' ')
  expect(pictureOf('javascript:alert(1)')).toBe('')
})

test.each<Record<string, string>>([
  { payCode: 'MP9999999999' },
  { payCode: 'mp1234510001' },
  { payCode: '' },
  { payCode: '<b>1234</b>' },
  { repayAmount: '945500' },
  { repayAmount: 'abc' },
  { showType: '2' },
  { showType: '' }
])('nothing shows early at %o', query => {
  expect(valuesAt(query)).toEqual({})
})

test('the last of two codes counts, as it does for the page', () => {
  const search = new URLSearchParams(asked)
  search.append('payCode', 'MP9999999999')
  expect(earlyValues({ data }, search)).toEqual({})
})

test('an answer without a code, or with another one, shows nothing early', () => {
  expect(() => valuesAt({}, { repayAmount: '₱5,455.00' })).toThrow()
  expect(() => valuesAt({}, { defDetail: data.defDetail })).toThrow()
  const without = { ...data, defDetail: { payCode: '' } }
  expect(valuesAt({ payCode: '' }, without)).toEqual({})
  expect(valuesAt({}, { ...data, defDetail: { payCode: 'MP1234510002' } })).toEqual({})
})
