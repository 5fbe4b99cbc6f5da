import { ORDER } from '../loans.ts'
import type { Scenario } from '../scenarios.ts'
import { loanQuery, scenario } from './compose.ts'

const code = `MP12345${ORDER.slice(-5)}`

function repay(name: string, title: string, borrower = name, query: Record<string, string> = {}) {
  return scenario('repay.html', `repay-${name}`, borrower, title, { ...loanQuery, ...query })
}

function delay(name: string, title: string, borrower = name, query: Record<string, string> = {}) {
  return scenario('repay-delay.html', `repay-delay-${name}`, borrower, title, {
    ...loanQuery,
    ...query
  })
}

function showCode(name: string, title: string, query: Record<string, string>) {
  return scenario('repay-code.html', `repay-code-${name}`, 'due', title, {
    ...loanQuery,
    payCode: code,
    repayAmount: '545500',
    clarity: '0',
    ...query
  })
}

const picture = (name: string) => `/muscular/sandbox/pictures/${name}.svg`

export const repaymentScenarios: Scenario[] = [
  repay('due', 'Four ways to pay and a default code'),
  repay('overdue', 'Overdue, with a late charge'),
  repay('barcode', 'First channel pays by barcode (scanToPay)'),
  repay('one-channel', 'One way to pay'),
  repay('no-channels', 'No way to pay but the default code'),
  repay('no-way', 'Neither a way to pay nor a code'),
  repay('same-number', 'Two ways to pay under one number'),
  repay('two-codes', 'Two codes at the same shop: the loan’s and the chosen way’s'),
  repay('barcode-picture', 'A barcode picture that does not load'),
  repay('channel-notes', 'Expiry, fee and note on channels and code'),
  repay('wallets', 'Paying on the phone: app link, QR codes, limits, a channel that is down'),
  repay('code-wallet', 'The loan’s own code, paid on the phone'),
  repay('upi', 'UPI, for the brand `in`', 'upi', { productId: '401' }),
  repay('missing-app', 'A wallet that is not on the phone'),
  repay('wrong-payee', 'A code that pays somebody else'),
  repay('many-channels', 'Twenty-five ways to pay'),
  repay('expiring', 'A code that ends in ten seconds'),
  repay('expired-code', 'Codes that have expired; asked again there are new ones'),
  repay('no-amount', 'Amount missing'),
  repay('guide-banner', 'Banner to the instructions (isShowReyTop)'),
  repay('no-code', 'No default code'),
  repay('many-lines', 'Fourteen lines of details'),
  repay('plan', 'Lines sent as repayPlan', 'repay-plan'),
  repay('sparse', 'Only amount, date and channels', 'sparse-repayment'),
  repay('rupees', 'Repayment in rupees', 'rupees', { productId: '401' }),
  repay('refused', 'Repayment info refused with a message', 'repayment-refused'),
  repay('link-refused', 'Payment link refused with a message'),
  repay('hostile-link', 'Payment link that is a script'),
  repay('settled', 'Already paid'),
  delay('due', 'Extension of a loan due in 3 days', 'due-rollover'),
  delay('overdue', 'Extension with a late charge', 'overdue-rollover'),
  delay('barcode', 'Extension paid by barcode'),
  delay('channel-notes', 'Extension with expiry, fee and note'),
  delay('no-amount', 'Extension amount missing'),
  delay('guide-banner', 'Extension with the banner to the instructions'),
  delay('rupees', 'Extension in rupees', 'rupees', { productId: '401' }),
  delay('sparse', 'Extension without plan and details', 'sparse-repayment'),
  delay('not-offered', 'Extension not offered', 'due'),
  showCode('text', 'Repayment code (showType 1)', { showType: '1', payCodeImg: picture('mart') }),
  showCode('qr', 'QR code without a picture', { showType: '2' }),
  showCode('qr-picture', 'QR code as a picture', { showType: '2', payCodeImg: picture('qr') }),
  showCode('qr-only', 'QR picture without a code', {
    showType: '2',
    payCode: '',
    payCodeImg: picture('qr')
  }),
  showCode('extension', 'The code of an extension', {
    showType: '1',
    sessionId: 'due-rollover',
    payCode: code.replace('MP', 'MX'),
    repayAmount: '45500'
  }),
  showCode('other-amount', 'An amount that is not the order’s', {
    showType: '1',
    repayAmount: '945500'
  }),
  showCode('used', 'A code of a loan that is paid', { showType: '1', sessionId: 'settled' }),
  showCode('empty', 'Opened without a code', { showType: '1', payCode: '' }),
  showCode('qr-broken', 'QR picture that does not load', {
    showType: '2',
    payCodeImg: picture('broken')
  }),
  showCode('rupees', 'Repayment code in rupees', { showType: '1', clarity: '1', orderId: '' }),
  showCode('mismatch', 'A code that is not the order’s', {
    showType: '1',
    payCode: 'MP9999999999'
  }),
  showCode('no-amount', 'An amount that is no number', { showType: '1', repayAmount: 'abc' }),
  showCode('hostile', 'A code and picture that are scripts', {
    showType: '1',
    payCode: '<script>alert(1)</script>',
    payCodeImg: 'javascript:alert(1)'
  }),
  scenario('repay-code-2.html', 'repay-code-2', 'due', 'How to pay at the counter'),
  scenario('repay-code-2.html', 'repay-code-2-notes', 'channel-notes', 'With expiry, fee, note'),
  scenario('repay-code-2.html', 'repay-code-2-wallet', 'code-wallet', 'A code paid on the phone'),
  scenario('repay-code-2.html', 'repay-code-2-expired', 'expired-code', 'An expired code'),
  scenario('repay-code-2.html', 'repay-code-2-groups', 'many-groups', 'Six places to pay at'),
  scenario('repay-code-2.html', 'repay-code-2-delay', 'due-rollover', 'How to pay an extension', {
    ...loanQuery,
    isDelay: '1'
  }),
  scenario('repay-code-2.html', 'repay-code-2-no-code', 'no-code', 'No code to pay with'),
  scenario('repay-guide.html', 'repay-guide', 'due', 'Repayment instructions')
]
