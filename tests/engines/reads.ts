/**
 * The calls of a page that opens, first the one that it stands on: by scenario, below `/muscular`.
 */
export const reads: Record<string, string[]> = {
  'order-due': [
    '/v3/loan-details/loan-details',
    '/v3/loan-details/payments',
    '/v3/loan-arrangement/detail'
  ],
  'repay-due': [
    '/v3/installment/loan-play-detail',
    '/v3/loan-details/payments',
    '/v3/loan-details/options',
    '/v3/loan-arrangement/detail'
  ],
  'repay-delay-due': [
    '/cephalopods/imitating',
    '/v3/loan-details/payments',
    '/v3/loan-details/options',
    '/v3/loan-arrangement/detail'
  ],
  'repay-code-text': ['/v3/installment/loan-play-detail', '/v3/loan-details/payments'],
  'repay-code-2': ['/v3/installment/loan-play-detail', '/v3/loan-details/payments'],
  'confirm-popup': ['/v3/loan-confirm/loan-detail-confirm', '/v3/contract/contract'],
  'confirm-new': ['/confirmation/detail', '/confirmation/agreements'],
  'statement-plan': ['/v3/loan-papers/statement', '/v3/loan-arrangement/detail'],
  'arrangement-offered': [
    '/v3/loan-arrangement/detail',
    '/v3/installment/loan-play-detail',
    '/v3/loan-details/payments'
  ],
  'my-data': ['/v3/user-privacy/list'],
  complaint: ['/v3/user-problem/problem-init'],
  'complaint-list': ['/v3/user-problem/problem-list'],
  'complaint-detail-unrated': ['/v3/user-problem/problem-detail'],
  'bind-bank-known': ['/v3/bind-card/card-init'],
  'join-failed': ['/joint-login/failure'],
  'customer-service': ['/v3/personal-center/contact-kf-info'],
  legacy: ['/repayment/repayment-way', '/v3/loan-details/payments'],
  'own-first-loan-en': ['/landing/get-sid', '/landing/get-captcha', '/landing/track-visit']
}
