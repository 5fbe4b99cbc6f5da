import { checkEmv } from '../emv/check-emv.ts'
import type { CodeVerdict, Expected } from '../expected-payment.ts'
import { checkUpi } from '../upi/check-upi.ts'

export function checkCode(text: string, expected: Expected): CodeVerdict {
  return text.includes('://') ? checkUpi(text, expected) : checkEmv(text, expected)
}

export function isPayable(verdict: CodeVerdict): boolean {
  return verdict === 'exact' || verdict === 'open'
}
