import { act } from 'react'
import { expect, test } from 'vitest'
import type { PayChoice } from '../../../shared/features/options/pay-choice.ts'
import { RepaymentDialog } from '../../../shared/features/repayment/repayment-dialog.tsx'
import { createRepaymentStore } from '../../../shared/features/repayment/store.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { prepareRoot } from '../../setup/react-root.ts'

const backend = prepareBackend()

test('a barcode on the screen goes once the page asks for another amount than the barcode’s', async () => {
  backend.open('repay-two-codes')
  const store = createRepaymentStore('instalment')
  await store.load()
  store.openDialog('barcode')
  const { host, root } = prepareRoot()
  await act(() => root.render(<RepaymentDialog store={store} onClose={store.closeDialog} />))
  const own = store.$ownAmount.get()
  expect(host.textContent).toContain(own)
  const amounts: string[] = []
  const watcher = new MutationObserver(() => amounts.push(host.textContent))
  watcher.observe(host, { subtree: true, childList: true, characterData: true })
  const choice = { amount: '₱5.350,00', isOwn: false, takes: (_: string) => true } as PayChoice
  await act(() => store.$choice.set(choice))
  expect(store.$dialog.get()).toBeUndefined()
  expect(amounts.join('')).not.toContain('₱5.350,00')
})
