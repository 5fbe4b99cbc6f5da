import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRepayPage } from '../../../../pages/repay/store.ts'
import { createRepayDelayPage } from '../../../../pages/repay-delay/store.ts'
import type { Channel } from '../../../../shared/api/repayment.ts'
import { $expiredCodes } from '../../../../shared/features/payments/expired-codes.ts'
import { attemptOf } from '../../../../shared/features/repayment/pay.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'

const { open } = prepareBackend()

const screenIsWide = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({ matches, media }))

beforeEach(() => void screenIsWide(false))

const link = 'gcash://pay?code=MP1'

async function openWay(way: object, create = createRepayPage, code: object = {}) {
  open('repay-due')
  answerWith({
    code: 0,
    data: {
      repayAmount: '₱5,455.00',
      delayInfo: { delayAmount: '₱455.00' },
      defDetail: { payCode: 'MP123450001', title: 'Mart', ...code },
      repayList: [{ name: 'Way', channel_number: 1, ...way }]
    }
  })
  const store = create()
  await store.load()
  return store
}

test.each([
  ['neither link nor code', {}, {}, false],
  ['a QR code alone', { qr: 'MP1' }, {}, false],
  ['a link', { appLink: link }, {}, true],
  ['a code of its own', { barcode: 'CH7700120034' }, {}, true],
  ['the code of the loan', { barcode: 'MP123450001' }, { appLink: link }, true]
])('the main button of a way with %s is in its card: %s', async (_, way, code, isInCard) => {
  const { $isInCard } = await openWay(way, createRepayPage, code)
  expect($isInCard.get()).toBe(isInCard)
})

test('an app that does not open leaves the main button to the bar', async () => {
  const { $isInCard, $missingLink } = await openWay({ appLink: link })
  $missingLink.set(link)
  expect($isInCard.get()).toBe(false)
  $missingLink.set('')
  expect($isInCard.get()).toBe(true)
})

test.each([
  ['is down', { barcode: 'CH7700120034', down: 'Closed today' }, {}],
  ['takes less', { appLink: link, max: 100_000 }, {}],
  ['has the code of the loan, which takes less', { barcode: 'MP123450001' }, { max: 100_000 }]
])('no button of a card is the main one where its way %s', async (_, way, code) => {
  const { $isInCard } = await openWay(way, createRepayPage, code)
  expect($isInCard.get()).toBe(false)
})

test('a code that the server has ended is not the main way', async () => {
  onTestFinished(() => $expiredCodes.set([]))
  const { $isInCard } = await openWay({ barcode: 'MP123450001' })
  expect($isInCard.get()).toBe(true)
  $expiredCodes.set(['MP123450001'])
  expect($isInCard.get()).toBe(false)
})

test('nobody who has paid is led to pay again', async () => {
  const { $isInCard, payments } = await openWay({ appLink: link })
  payments.$money.set('received')
  expect($isInCard.get()).toBe(false)
})

test('a refused way is the main one no more, until the amount is another', async () => {
  const { $isInCard, $refused, $channel, $amount } = await openWay({ appLink: link })
  $refused.set(attemptOf($channel.get(), $amount.get()))
  expect($isInCard.get()).toBe(false)
  $refused.set(attemptOf($channel.get(), '₱1.00'))
  expect($isInCard.get()).toBe(true)
})

test('a way whose code was found wrong is the main one no more', async () => {
  const { $isInCard, $channel, distrust } = await openWay({ appLink: link })
  distrust($channel.get() as Channel, 'Pays somebody else')
  expect($isInCard.get()).toBe(false)
})

test('a wide screen has no wallet to open', async () => {
  screenIsWide(true)
  expect((await openWay({ appLink: link })).$isInCard.get()).toBe(false)
  expect((await openWay({ barcode: 'CH7700120034' })).$isInCard.get()).toBe(true)
})

test('the bar of an extension, which compares two ways out, keeps its main button', async () => {
  const { $isInCard } = await openWay({ appLink: link }, createRepayDelayPage)
  expect($isInCard.get()).toBe(false)
})
