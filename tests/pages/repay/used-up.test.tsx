import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { commonMessages as common } from '#messages/common.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { usedText } from '../../../shared/features/cashier/used-text.ts'
import { RepaymentPage } from '../../../shared/features/repayment/repayment.tsx'
import { RepaymentDialog } from '../../../shared/features/repayment/repayment-dialog.tsx'
import { createRepaymentStore } from '../../../shared/features/repayment/store.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()

async function openPage(scenario: string, kind: 'instalment' | 'extension') {
  backend.open(scenario)
  const store = createRepaymentStore(kind)
  await store.load()
  return store
}

test.each([
  ['repay-wallets', 'instalment', 'paid'],
  ['repay-two-codes', 'instalment', 'paid'],
  ['repay-due', 'instalment', 'paid'],
  ['repay-delay-due', 'extension', 'extended']
] as const)(
  'once %s is paid as an %s (%s), no way to pay is left',
  async (scenario, kind, money) => {
    const store = await openPage(scenario, kind)
    const html = () => renderToString(<RepaymentPage title="Repayment" store={store} />)
    expect(html()).toContain(messages.method)
    store.payments.$money.set(money)
    for (const each of [messages.method, messages.scan, messages.otherWays, common.showToCashier]) {
      expect(html()).not.toContain(each)
    }
    expect(html()).toContain(usedText(money))
  }
)

test.each(['paid', 'extended'] as const)(
  'a barcode on the screen is over once the loan is %s',
  async money => {
    const store = await openPage('repay-two-codes', 'instalment')
    store.openDialog('barcode')
    const html = () => renderToString(<RepaymentDialog store={store} onClose={() => {}} />)
    expect(html()).toContain(messages.scanHint)
    store.payments.$money.set(money)
    expect(html()).not.toContain(messages.scanHint)
    expect(html()).toContain(usedText(money))
  }
)
