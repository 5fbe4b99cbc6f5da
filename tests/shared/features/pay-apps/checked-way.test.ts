import { expect, test, vi } from 'vitest'
import { checkWay } from '../../../../shared/features/pay-apps/checked-way.ts'
import { qrPhText } from '../../../sandbox/payment-code.ts'

const amount = '₱5,455.00'
const qr = qrPhText({ amount: 545_500, reference: 'MP1' })
const none = { appLink: '', qr: '', isOpen: false, isWrong: false }

test('a code of the sandbox pays the brand’s payee, and is drawn', () => {
  expect(checkWay({ appLink: '', qr }, amount)).toEqual({ ...none, qr })
})

test('a code without an amount is drawn, and its amount has to be typed', () => {
  const open = qrPhText({ reference: 'MP1' })
  expect(checkWay({ appLink: '', qr: open }, amount)).toEqual({ ...none, qr: open, isOpen: true })
})

test.each([
  ['another payee', qrPhText({ amount: 545_500, reference: 'MP1', payee: 'Samp1e Peso Lending' })],
  ['another amount', qrPhText({ amount: 545_501, reference: 'MP1' })],
  ['nothing readable', 'https://ok.example']
])('a code of %s is not drawn, and said to be wrong', (_, text) => {
  expect(checkWay({ appLink: '', qr: text }, amount)).toEqual({ ...none, isWrong: true })
})

test.each([
  ['gcash://pay?code=MP1', true],
  ['https://wallet.example/pay', true],
  ['loanapp://pay', false],
  ['phonepe://pay', false],
  ['javascript:alert(1)', false],
  ['closeWebview', false],
  ['gcash://pay?pa=robber@ybl&am=5455.00&cu=PHP', false]
])('a link %s may be opened: %s', (appLink, mayOpen) => {
  const way = checkWay({ appLink, qr: '' }, amount)
  expect(way).toEqual({ ...none, appLink: mayOpen ? appLink : '', isWrong: !mayOpen })
})

test.each(['--', '', '₱0.00', '-₱5.00', 'NaN'])('for the amount ‘%s’ nothing is offered', text => {
  expect(checkWay({ appLink: 'gcash://pay', qr }, text)).toEqual(none)
})

test('a way of which one half is wrong is not offered by the other half', () => {
  const stranger = qrPhText({ amount: 545_500, reference: 'MP1', payee: 'Samp1e Peso Lending' })
  const wrong = { ...none, isWrong: true }
  expect(checkWay({ appLink: 'gcash://pay', qr: stranger }, amount)).toEqual(wrong)
  expect(checkWay({ appLink: 'gcash://pay?pa=robber@ybl&am=5455.00&cu=PHP', qr }, amount)).toEqual(
    wrong
  )
})

test('a wallet that comes up is noticed, and so is one that does not', async () => {
  vi.useFakeTimers()
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { openPayApp } = await import('../../../../shared/bridge/open-pay-app.ts')
  const opened = openPayApp('gcash://pay')
  dispatchEvent(new Event('blur'))
  expect(await opened).toBe('opened')
  const missing = openPayApp('gcash://pay')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await missing).toBe('missing')
  expect(await openPayApp('otherapp://pay')).toBe('refused')
  expect(location.assign).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
  vi.restoreAllMocks()
})
