import { act } from 'react'
import { expect, test } from 'vitest'
import { createLegacyRepayPage } from '../../../pages/legacy-repay/store.ts'
import { Page } from '../../../pages/legacy-repay/view.tsx'
import { alipay } from '../../../pages/legacy-repay/way-choice.ts'
import { $session, renewSession } from '../../../shared/context/session-end.ts'
import { legacyMessages as messages } from '../../../shared/messages/legacy-repayment.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { prepareRoot } from '../../setup/react-root.ts'

const { open } = prepareBackend()

async function drawPage() {
  const store = createLegacyRepayPage()
  const { host, root } = prepareRoot()
  await act(() => store.open())
  await act(() => root.render(<Page store={store} />))
  return { host, store }
}

test('the button asks for a way before one is chosen', async () => {
  open('legacy')
  const { host } = await drawPage()
  expect(host.querySelector('.button_hint')?.textContent).toBe('₱5.455,00 · 选择还款方式')
})

test('without a way to repay the page offers the loan and a call, and sends nothing', async () => {
  open('legacy')
  const data = { alipay: '0', repayToken: 't1', bankCards: [] }
  const sent = answerWith({ code: '000000', success: true, data })
  const { host, store } = await drawPage()
  expect(host.textContent).toContain(messages.noWays)
  const buttons = [...host.querySelectorAll('button')]
  const names = buttons.map(button => button.textContent)
  expect(names).toContain(messages.viewLoan)
  expect(names.filter(name => /\+63/.test(name ?? ''))).toHaveLength(1)
  const pay = buttons.find(button => button.textContent === messages.pay)
  expect(pay?.getAttribute('aria-disabled')).toBe('true')
  await act(() => store.pay())
  expect(sent.filter(({ url }) => url.pathname.includes('/repayment/'))).toHaveLength(1)
})

test('an ended session is said in Chinese, with the way to log in', async () => {
  open('legacy', { fault: 'http-401', faultOn: 'repayment-way' })
  const { host } = await drawPage()
  expect(host.querySelector('[role=alert]')?.textContent).toMatch(/^登录已过期。\s*登录/)
  expect($session.get()).toBe('dismissed')
  act(renewSession)
})

test('the button and the SMS step name the amount and the chosen card', async () => {
  open('legacy')
  const { host, store } = await drawPage()
  await act(() => store.chooseWay('701'))
  await act(() => store.pay())
  const summary = '₱5.455,00 · 示例银行 4821'
  expect(host.querySelector('.button_hint')?.textContent).toBe(summary)
  expect(host.querySelector('dialog p')?.textContent).toBe(summary)
  await act(() => store.chooseWay(alipay))
  expect(host.querySelector('.button_hint')?.textContent).toBe('₱5.455,00 · 支付宝')
})

test('a card without four digits at its end is named by its bank', async () => {
  open('legacy')
  const card = { id: '1', bankName: '示例银行', cardNo: '6200 ****', bankCode: 'SLYH' }
  const data = { alipay: '0', repayToken: 't1', bankCards: [card] }
  answerWith({ code: '000000', success: true, data })
  const { store } = await drawPage()
  await act(() => store.chooseWay('1'))
  expect(store.$summary.get()).toBe('₱5.455,00 · 示例银行')
})

test('a refusal is announced once, in the row of its card', async () => {
  open('legacy-declined')
  const { host, store } = await drawPage()
  await act(() => store.chooseWay('702'))
  await act(() => store.pay())
  const alerts = [...host.querySelectorAll('[role=alert]')]
  expect(alerts.map(({ textContent }) => textContent)).toEqual(['银行卡余额不足'])
  const row = alerts[0]?.parentElement
  expect(row?.querySelector('input')?.checked).toBe(true)
  await act(() => store.chooseWay('701'))
  expect(host.querySelector('[role=alert]')).toBeNull()
})

test('the request to choose a card stands below the heading of the list', async () => {
  open('legacy')
  const { host, store } = await drawPage()
  await act(() => store.pay())
  expect(host.querySelector('legend')?.nextElementSibling?.textContent).toBe(messages.chooseCard)
})

test('a call is offered below the ways to repay', async () => {
  open('legacy')
  const { host } = await drawPage()
  const call = [...host.querySelectorAll('button')].find(button =>
    button.textContent?.startsWith('致电')
  )
  expect(host.querySelector('fieldset')?.compareDocumentPosition(call ?? host)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING
  )
})
