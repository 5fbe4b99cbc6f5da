import { expect, test } from 'vitest'
import { createRepayPage } from '../../../../pages/repay/store.ts'
import { createRepayDelayPage } from '../../../../pages/repay-delay/store.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'

const { open } = prepareBackend()

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

test('the bar of an extension, which compares two ways out, keeps its main button', async () => {
  const { $isInCard } = await openWay({ appLink: link }, createRepayDelayPage)
  expect($isInCard.get()).toBe(false)
})
