import { atom } from 'nanostores'
import { act, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { faultMessages } from '#messages/faults.ts'
import { $toast } from '../../../../shared/context/toast.ts'
import { PayApp } from '../../../../shared/features/pay-apps/pay-app.tsx'
import { Remind } from '../../../../shared/features/reminder/remind.tsx'
import { qrPhText } from '../../../sandbox/payment-code.ts'
import { prepareRoot } from '../../../setup/react-root.ts'

const noSignal = vi.hoisted(() => () => Promise.reject(new Error('No signal')))
vi.mock('../../../../shared/features/reminder/keep-reminder.ts', noSignal)
vi.mock('../../../../shared/features/pay-apps/save-code.ts', noSignal)

afterEach(() => $toast.set(undefined))

async function tap(node: ReactNode, name: RegExp) {
  const { host, root } = prepareRoot()
  await act(async () => root.render(node))
  const button = [...host.querySelectorAll('button')].find(it => name.test(it.textContent ?? ''))
  await act(async () => button?.click())
  await vi.waitFor(() => expect($toast.get()?.text).toBe(faultMessages.network))
}

test('a calendar entry that cannot be made without a signal says so', async () => {
  await tap(
    <Remind loan={{ productId: '301', orderId: '20410001' }} texts={['2096-11-24']} />,
    /24\u00a0Nov\u00a02096/
  )
})

test('a QR code that cannot be saved without a signal says so', async () => {
  const way = { appLink: '', qr: qrPhText({ amount: 545_500, reference: 'MP1' }) }
  await tap(
    <PayApp
      way={way}
      name="Demo Wallet"
      amount="₱5,455.00"
      payments={{ $money: atom('owed'), copy: action => action(), use: async action => action() }}
    />,
    /save/i
  )
})
