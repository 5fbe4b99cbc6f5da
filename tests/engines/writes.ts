import type { Visit } from './visit.ts'

/** Something that a borrower does once and the backend must hear once. */
export interface Write {
  name: string
  scenario: string
  page: string
  /** Below `/muscular`. */
  path: string
  /** What comes before: chooses, opens and fills in. */
  prepare?: (visit: Visit) => Promise<void>
  button: string
  /** What comes after, by itself: waited for, or it would meet the tab's next visitor. */
  end?: (visit: Visit) => Promise<void>
  /** The answer leads to another page, from which there is a way back. */
  leaves?: boolean
}

export const writes: Write[] = [
  {
    name: 'the payment link',
    page: 'repay.html',
    scenario: 'repay-due',
    path: '/v3/loan-details/generate-vcode',
    button: 'Payment',
    leaves: true
  },
  {
    name: 'the payment link of an extension',
    page: 'repay-delay.html',
    scenario: 'repay-delay-due',
    path: '/v3/loan-details/generate-vcode',
    button: 'Payment',
    leaves: true
  },
  {
    name: 'the store rating',
    page: 'order.html',
    scenario: 'order-rate-us',
    path: '/v3/loan-details/store-rating',
    prepare: visit => visit.tap('2 of 5'),
    button: 'Submit'
  },
  {
    name: 'the link of a recommended product',
    page: 'order.html',
    scenario: 'order-not-approved',
    path: '/gopia/goya/define',
    button: 'Apply Demo Cash Line',
    leaves: true
  },
  {
    name: 'the loan',
    page: 'confirm.html',
    scenario: 'confirm',
    path: '/v3/loan-confirm/loan-detail-push',
    button: 'Loan'
  },
  {
    name: 'the loan of variant 2',
    page: 'confirm-new.html',
    scenario: 'confirm-new',
    path: '/confirmation/push',
    button: '.action-bar .button'
  },
  {
    name: 'the link of a product of the list',
    page: 'products.html',
    scenario: 'products',
    path: '/gopia/goya/define',
    button: 'Apply Demo Cash Line',
    leaves: true
  },
  {
    name: 'the link of a product after a failed login',
    page: 'join-failed.html',
    scenario: 'join-failed',
    path: '/joint-login/jump',
    button: 'Apply Demo Cash Line',
    leaves: true
  },
  {
    name: 'the complaint',
    page: 'complaint-next.html',
    scenario: 'complaint-next-payment',
    path: '/v3/user-problem/problem-save',
    prepare: visit => visit.fill('[name=text]', 'I paid on Monday.'),
    button: 'Send',
    end: visit => visit.left()
  },
  {
    name: 'the rating of an answer',
    page: 'complaint-detail.html',
    scenario: 'complaint-detail-unrated',
    path: '/v3/user-problem/save-score',
    prepare: async visit => {
      await visit.tap('Rate this service')
      await visit.tap('2 of 5')
    },
    button: 'Send'
  },
  {
    name: 'a bank account',
    page: 'bind-bank.html',
    scenario: 'bind-bank-known',
    path: '/v3/bind-card/bind-card-new',
    prepare: async visit => {
      await visit.tap('Next')
      await visit.until(({ dialog }) => dialog !== '')
    },
    button: 'Send'
  },
  {
    name: 'the older repayment',
    page: 'legacy-repay.html',
    scenario: 'legacy',
    path: '/repayment/repayment-commit',
    prepare: visit => visit.tap('.legacy_radio'),
    button: '立即还款'
  }
]
