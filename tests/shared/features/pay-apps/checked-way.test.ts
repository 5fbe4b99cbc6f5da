import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { brand } from '../../../../shared/config/brand.ts'
import { checkWay } from '../../../../shared/features/pay-apps/checked-way.ts'
import { qrPhText } from '../../../sandbox/payment-code.ts'

const amount = '₱5,455.00'
const qr = qrPhText({ amount: 545_500, reference: 'MP1' })
const refused = { kind: 'refused' }
const none = { link: refused, isFilled: false, qr: '', isOpen: false, isWrong: false }

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
  ['gcash://pay?pa=robber@ybl&am=5455.00&cu=PHP', false],
  ['gcash://pay?%70a=robber@ybl', false],
  ['gcash://pay?%2570a=robber@ybl', false],
  ['gcash://pay?code=MP1;pa=robber@ybl', false],
  ['gcash://pay?code=MP1&amp;pa=robber@ybl', false],
  ['gcash://pay?pa[]=robber@ybl', false],
  ['gcash://pay#pa=robber@ybl', false],
  ['gcash://open?link=upi%3A%2F%2Fpay%3Fpa%3Drobber@ybl', false],
  ['gcash://pay?am=1.00', false],
  ['gcash://pay?cu=INR', false],
  ['gcash://upi/pay?tr=1', false],
  ['gcash://robber@pay?code=MP1', false],
  ['gcash://pay?code=%zz', false],
  ['gcash://pay?code=%00', false],
  ['https://wallet.example/pay?%70a=robber@ybl', false],
  ['https://wallet.example/pay?code=5%25', true]
])('a link %s may be opened: %s', (appLink, mayOpen) => {
  const way = checkWay({ appLink, qr: '' }, amount)
  expect(way).toMatchObject({ qr: '', isWrong: !mayOpen })
  const { link } = way
  const opened = link.kind === 'web' ? link.url.href : link.kind === 'app' && link.link
  expect(opened).toBe(mayOpen ? appLink : false)
})

test.each([
  ['gcash://pay?code=MP1&amount=5455.00', true],
  ['gcash://pay?amount=5455&code=MP1', true],
  ['gcash://pay?code=MP1', false],
  ['gcash://pay?code=MP1&amount=54.55', false]
])('a link %s names the amount: %s', (appLink, isFilled) => {
  expect(checkWay({ appLink, qr: '' }, amount)).toMatchObject({ isFilled })
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

describe('a UPI link', () => {
  const payee = 'sample@okbank'
  beforeEach(() => {
    vi.spyOn(brand, 'payApps', 'get').mockReturnValue(['upi'])
    vi.spyOn(brand, 'payees', 'get').mockReturnValue([payee])
  })
  afterEach(() => void vi.restoreAllMocks())

  test.each([
    [`upi://pay?pa=${payee}&am=5455.00&cu=INR`, true],
    [`upi://pay?%70a=${payee}&am=5455.00&cu=INR`, false],
    ['upi://pay?%70a=evil@upi&am=5455.00&cu=INR', false],
    [`upi://pay?pa=${payee}&am=1.00&cu=INR`, false],
    ['upi://pay?am=1.00', false],
    [`upi://pay?pa=${payee}&am=5455.00&cu=INR;pa=evil@upi`, false],
    [`upi://pay?pa=${payee}&am=5455.00&cu=INR&amp;pa=evil@upi`, false],
    [`upi://evil@upi/pay?pa=${payee}&am=5455.00&cu=INR`, false],
    [`upi://pay?pa=${payee}&am=5455.00&cu=PHP`, false],
    [`upi://pay?pa=${payee}&am=5455.00&cu=INR&tn=%zz`, false]
  ])('%s has one verdict as a link and as a QR code: %s', (text, isGood) => {
    const asLink = checkWay({ appLink: text, qr: '' }, '₹5,455.00')
    const asCode = checkWay({ appLink: '', qr: text }, '₹5,455.00')
    expect([asLink.isWrong, asCode.isWrong]).toEqual([!isGood, !isGood])
  })
})
