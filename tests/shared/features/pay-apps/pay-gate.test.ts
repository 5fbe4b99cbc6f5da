import { beforeEach, describe, expect, test, vi } from 'vitest'
import { brand } from '../../../../shared/config/brand.ts'
import { $toast } from '../../../../shared/context/toast.ts'
import {
  expectedOf,
  judgeWallet,
  openPayment,
  openWallet
} from '../../../../shared/features/pay-apps/pay-gate.ts'
import { payLinkOpener } from '../../../../shared/features/pay-apps/pay-link-opener.ts'
import { stubApp } from '../../../setup/app.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const { open, navigations } = prepareBackend()
const amount = '₱5,455.00'

beforeEach(() => open('repay-due'))

/** Another app comes to the front. */
const coverPage = () => setTimeout(() => dispatchEvent(new Event('blur')))

describe('what a payment has to be', () => {
  test('is the amount, in the currency that it is written in', () => {
    expect(expectedOf(amount)).toMatchObject({ minor: 545_500, currency: 'PHP' })
    expect(expectedOf('₹5,455.00')).toMatchObject({ minor: 545_500, currency: 'INR' })
  })

  test('is in rupees where nothing but the address says so', () => {
    expect(expectedOf('5,455.00')?.currency).toBe('PHP')
    open('repay-due', { clarity: '1' })
    expect(expectedOf('5,455.00')?.currency).toBe('INR')
  })

  test.each(['--', '', '₱0.00'])('is nothing for the amount ‘%s’', text => {
    expect(expectedOf(text)).toBeUndefined()
  })
})

describe('a link by which a loan is paid', () => {
  test.each(['--', ''])('opens no UPI payment while the amount is %j', async text => {
    const link = `gcash://upi/pay?pa=${brand.payees[0]}&am=5455.00&cu=PHP`
    expect(judgeWallet(link, amount).kind).toBe('app')
    expect(judgeWallet(link, text).kind).toBe('refused')
    expect(await openPayment(link, text)).toBe('refused')
    expect(navigations).toEqual([])
  })

  test('opens a page here', async () => {
    expect(await openPayment('https://wallet.example/pay', amount)).toBe('web')
    expect(navigations).toEqual(['assign https://wallet.example/pay'])
  })

  test('opens the app’s own page at once, whatever its letters', async () => {
    const messages = stubApp()
    expect(await openPayment('LoanApp://pay', amount)).toBe('app')
    expect(messages).toEqual([{ action: 'goToPage', payload: 'LoanApp://pay' }])
  })

  test('opens a wallet that the brand names, once it has come up', async () => {
    const messages = stubApp()
    coverPage()
    expect(await openPayment('gcash://pay', amount)).toBe('app')
    expect(messages).toEqual([{ action: 'goToPage', payload: 'gcash://pay' }])
  })

  test('says that a wallet did not come up', async () => {
    vi.useFakeTimers()
    const opened = openPayment('gcash://pay', amount)
    await vi.advanceTimersByTimeAsync(2500)
    expect(await opened).toBe('missing')
  })

  test.each(['phonepe://pay', 'gcash://pay?pa=robber@ybl', 'javascript:alert(1)'])(
    'is refused without a word where it is %s',
    async link => {
      expect(await openPayment(link, amount)).toBe('refused')
      expect(await openWallet(link, amount)).toBe('refused')
      expect(navigations).toEqual([])
      expect($toast.get()).toBeUndefined()
    }
  )
})

test('a word for the app is no wallet', async () => {
  expect(judgeWallet('closeWebview', amount)).toEqual({ kind: 'refused' })
  coverPage()
  expect(await openWallet('gcash://pay', amount)).toBe('opened')
})

describe('a link on a page without an amount', () => {
  test('opens where it is no payment', () => {
    payLinkOpener('https://wallet.example/pay')?.()
    expect(navigations).toEqual(['assign https://wallet.example/pay'])
  })

  test.each(['upi://pay?pa=sample@okbank', 'https://ok.example/?am=1', 'phonepe://pay', ''])(
    'opens nothing where it is ‘%s’',
    link => {
      expect(payLinkOpener(link)).toBeUndefined()
    }
  )
})
