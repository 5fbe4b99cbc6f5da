import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { commonMessages as common } from '#messages/common.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { createRepayPage } from '../../../pages/repay/store.ts'
import { Page } from '../../../pages/repay/view.tsx'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'

const backend = prepareBackend()
const notice = 'Usually credited within 30 minutes'

async function loadedHtml(): Promise<string> {
  const page = createRepayPage()
  await page.load()
  return renderToString(<Page store={page} />)
}

test('a page without any way to pay says so, and asks nobody to choose one', async () => {
  backend.open('repay-no-way')
  const html = await loadedHtml()
  expect(html).toContain(messages.noWay)
  expect(html.split('>Call +63')).toHaveLength(2)
  expect(html.split(common.tryAgain)).toHaveLength(2)
  expect(html).not.toContain(`>${messages.pay}<`)
  expect(html).not.toContain(messages.noCode)
  expect(html).not.toContain(notice)
})

test('a page without an amount offers no way to pay it, nor a code', async () => {
  backend.open('repay-no-amount')
  const html = await loadedHtml()
  expect(html).toContain(messages.noAmount)
  expect(html).toContain(`>${common.tryAgain}<`)
  for (const each of [messages.method, messages.otherWays, messages.codeHow, notice]) {
    expect(html).not.toContain(each)
  }
})

test('a page of a code alone shows it first, with the cashier’s button as the main act, and asks again below it', async () => {
  backend.open('repay-no-channels')
  const html = await loadedHtml()
  expect(html).toContain(messages.noMethod)
  expect(html).toContain(messages.codeHow)
  expect(html.indexOf(messages.codeHow)).toBeLessThan(html.indexOf(messages.noMethod))
  expect(html.split(common.tryAgain)).toHaveLength(2)
  expect(html.split('is-primary')).toHaveLength(2)
  expect(html).toContain('button is-primary is-start')
  expect(html).not.toContain('action-bar')
})

test('a way that cannot take the amount asks nobody to call', async () => {
  backend.open('repay-due')
  const repayList = [{ name: 'Wallet', channel_number: 1, max: 10_000 }]
  answerWith({ code: 0, data: { repayAmount: '₱5.455,00', repayList } })
  const html = await loadedHtml()
  expect(html).toContain('₱100,00')
  expect(html.split('>Call +63')).toHaveLength(2)
})

test('a page with ways and without a code says that there is no code, and how soon ways count', async () => {
  backend.open('repay-due')
  const repayList = [{ name: 'Wallet', channel_number: 1 }]
  const defDetail = { title: 'Store' }
  answerWith({
    code: 0,
    data: { repayAmount: '₱5.455,00', noticeMsg: notice, repayList, defDetail }
  })
  const html = await loadedHtml()
  expect(html).toContain(messages.noCode)
  expect(html).toContain(notice)
})

test('a page whose only code has expired does not say how soon it counts', async () => {
  backend.open('repay-expired-code')
  const expired = { name: 'Mart', channel_number: 1, barcode: 'MP12345', expiresAt: '2020-01-05' }
  const answer = (repayList: object[]) =>
    answerWith({ code: 0, data: { repayAmount: '₱5.455,00', noticeMsg: notice, repayList } })
  answer([expired])
  expect(await loadedHtml()).not.toContain(notice)
  answer([expired, { name: 'Bank', channel_number: 2 }])
  expect(await loadedHtml()).toContain(notice)
})
