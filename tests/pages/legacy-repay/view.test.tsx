import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createLegacyRepayPage } from '../../../pages/legacy-repay/store.ts'
import { Page } from '../../../pages/legacy-repay/view.tsx'
import { legacyMessages as messages } from '../../../shared/messages/legacy-repayment.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const { open } = prepareBackend()

async function drawPage() {
  const store = createLegacyRepayPage()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => act(() => root.unmount()))
  await act(() => store.open())
  await act(() => root.render(<Page store={store} />))
  return { host, store }
}

test('the button names the amount before a way is chosen', async () => {
  open('legacy')
  const { host } = await drawPage()
  expect(host.querySelector('.button_hint')?.textContent).toBe('₱5.455,00')
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
  expect(sent).toHaveLength(1)
})
