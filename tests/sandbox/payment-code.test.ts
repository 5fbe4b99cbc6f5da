import { describe, expect, test } from 'vitest'
import { brand as indian } from '../../shared/config/brands/in/brand.ts'
import { brand as philippine } from '../../shared/config/brands/ph/brand.ts'
import { checkCode } from '../../shared/loan/payment-code/check-code.ts'
import { createSandbox } from './app.ts'
import { ask } from './ask.ts'
import { qrPhText, upiText } from './payment-code.ts'

const path = '/v3/installment/loan-play-detail'
const amount = 545_500

const rupees = { minor: amount, currency: 'INR', payees: indian.payees } as const
const pesos = { minor: amount, currency: 'PHP', payees: philippine.payees } as const

describe('the codes that the sandbox hands out', () => {
  test.each([
    [upiText({ amount, reference: 'MX1' }), rupees, 'exact'],
    [upiText({ reference: 'MX1' }), rupees, 'open'],
    [upiText({ amount, payee: 'samp1erupee@okbank', reference: 'MX1' }), rupees, 'other-payee'],
    [upiText({ amount: amount + 1, reference: 'MX1' }), rupees, 'other-amount'],
    [qrPhText({ amount, reference: 'MP1' }), pesos, 'exact'],
    [qrPhText({ reference: 'MP1' }), pesos, 'open']
  ])('pay whom their brand names: %s', (text, expected, verdict) => {
    expect(checkCode(text, expected)).toBe(verdict)
  })

  test('by UPI pay what the page shows', async () => {
    const sandbox = createSandbox()
    const body = { productId: '401', orderId: '20410001' }
    const { data } = await ask(sandbox, 'upi', path, { body })
    const [first] = data.repayList
    expect(first.appLink).toBe(first.qr)
    const minor = Number(data.repayAmount.replace(/\D/g, ''))
    expect(checkCode(first.qr, { ...rupees, minor })).toBe('exact')
  })
})
