import { atom } from 'nanostores'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { PayApp } from '../../../../shared/features/pay-apps/pay-app.tsx'
import { openWallet } from '../../../../shared/features/pay-apps/pay-gate.ts'
import { qrPhText } from '../../../sandbox/payment-code.ts'
import { prepareRoot } from '../../../setup/react-root.ts'

vi.mock('../../../../shared/features/pay-apps/pay-gate.ts', async original => ({
  ...(await original<object>()),
  openWallet: vi.fn()
}))

test('a wallet that does not open brings its code, which stays when it is tried again', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { host, root } = prepareRoot()
  const way = {
    appLink: 'gcash://pay?code=MP1',
    qr: qrPhText({ amount: 545_500, reference: 'MP1' })
  }
  const payments = {
    $money: atom('owed' as const),
    copy: (act: () => void) => act(),
    use: async (act: () => void) => act()
  }
  await act(() =>
    root.render(<PayApp way={way} name="GCash" amount="₱5,455.00" payments={payments} />)
  )
  const tryToOpen = async (came: 'missing' | 'opened') => {
    vi.mocked(openWallet).mockResolvedValueOnce(came)
    await act(async () => host.querySelector('button')?.click())
    return [
      host.querySelector('[role=status]')?.textContent !== '',
      host.querySelector('.qr') !== null
    ]
  }
  expect(host.querySelector('.qr')).toBeNull()
  expect(await tryToOpen('missing')).toEqual([true, true])
  expect(await tryToOpen('opened')).toEqual([false, true])
})
