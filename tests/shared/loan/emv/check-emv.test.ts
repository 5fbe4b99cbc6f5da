// @vitest-environment node
import { expect, test } from 'vitest'
import { checkEmv } from '../../../../shared/loan/emv/check-emv.ts'
import { checksumOf } from '../../../../shared/loan/emv/checksum.ts'
import { qrPhText } from '../../../sandbox/payment-code.ts'

const payees = ['Sample Peso Lending', 'ph.ppmi.p2m', 'SMPLPHM2XXX', 'SPL0004711']
const expected = { minor: 545_500, currency: 'PHP', payees } as const
const code = qrPhText({ amount: 545_500, reference: 'MP1' })

test('a code of the lender’s own pays exactly what is due', () => {
  expect(checkEmv(code, expected)).toBe('exact')
})

test('a code whose checksum stands within another object is none', () => {
  const [objects = ''] = code.split('62')
  const covered = `${objects}621205086304`
  expect(checkEmv(covered + checksumOf(covered), expected)).toBe('unreadable')
})

test.each(['', '000201', '0002016304', code.slice(0, -1), `${code}0`])('"%s" is no code', text => {
  expect(checkEmv(text, expected)).toBe('unreadable')
})
