import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/repay/early-values.ts'
import { repaymentDetail } from '../../../shared/api/repayment.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readEarly } from '../../setup/read-early.ts'

prepareBackend()

const ways = ['Wallet', 'Bank', 'Counter', 'Store', 'Till'].map((name, index) => ({
  name,
  channel_number: `${index}`
}))
const data = { repayAmount: '₱5,455.00', repayDate: '2026-11-27', repayList: ways }

const valuesOf = (answer: object) =>
  earlyValues(readEarly(repaymentDetail, answer), new URLSearchParams(), Number.NaN)

test('the way to pay shows early, with the next three and how many there are', () => {
  expect(valuesOf(data)).toMatchObject({
    knows: '1',
    way: 'Wallet',
    first: 'Bank',
    second: 'Counter',
    third: 'Store',
    all: 'All 5 ways to pay',
    pays: '₱5,455.00 · Wallet'
  })
  expect(valuesOf({ ...data, repayList: ways.slice(0, 2) })).toMatchObject({
    first: 'Bank',
    second: undefined,
    all: undefined
  })
  const defDetail = { payCode: 'MP12345', title: 'Bank' }
  expect(valuesOf({ ...data, defDetail })).toMatchObject({ first: 'Counter', third: 'Till' })
})

test('the way whose code has a card is no row, whatever it says', () => {
  const defDetail = { payCode: 'MP12345', title: 'Bank' }
  const repayList = ways.map(way => (way.name === 'Bank' ? { ...way, fee: '₱15' } : way))
  expect(valuesOf({ ...data, defDetail, repayList })).toMatchObject({ first: 'Counter' })
})

const [wallet, ...others] = ways

test.each([
  [{ ...wallet, appLink: 'https://wallet.example' }, ...others],
  [{ ...wallet, down: 'Until 10:00' }, ...others],
  [wallet, { ...others[0], fee: '₱15' }],
  [wallet, { ...others[0], name: '' }],
  [wallet, others[0], others[0]],
  [wallet],
  []
])('ways that say more of themselves, or are no choice, wait for the page', (...repayList) => {
  const values = valuesOf({ ...data, repayList })
  expect(values).toMatchObject({ waits: '1', amount: '₱5,455.00' })
  expect(values).not.toHaveProperty('knows')
})

test.each([
  ['localStorage', 'loan:payments'],
  ['localStorage', 'loan:channel'],
  ['sessionStorage', 'repayChannel'],
  ['sessionStorage', 'payOption']
] as const)('what %s holds under %s is the page’s to show', (area, key) => {
  window[area].setItem(key, '{}')
  expect(valuesOf(data)).not.toHaveProperty('knows')
  window[area].clear()
})
