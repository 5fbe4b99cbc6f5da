import { fillForm, fillNumber } from './landing-form.ts'
import type {} from './server/probe.ts'
import type { Visit } from './visit.ts'

/** Something that a borrower does once and the backend must hear once. */
export interface Write {
  name: string
  scenario: string
  /** More parameters of its address. */
  extra?: Record<string, string>
  page: string
  /** Below `/muscular`. */
  path: string
  /** The steps before: chooses, opens and fills in. */
  prepare?: (visit: Visit) => Promise<void>
  button: string
  /** The end that comes by itself: waited for, or it would meet the tab's next visitor. */
  end?: (visit: Visit) => Promise<void>
  /** The answer leads to another page, from which there is a way back. */
  leaves?: boolean
  /** A call that the same tap sends beside it. */
  beside?: string
  /** The call that a page makes first when the write is done again. */
  confirms?: string
  /** Tapped twice, but not spoilt. */
  onceOnly?: true
  /** How it is sent first, if not by its button; nothing is prepared then. */
  send?: (visit: Visit) => Promise<void>
}

async function checkAccount(visit: Visit): Promise<void> {
  await visit.tap('Next')
  await visit.until(({ dialog }) => dialog !== '')
}

/** A draft has opened the form already. */
async function writeReply(visit: Visit, text: string): Promise<void> {
  await visit.tap('[role=log] + .button, .conversation_reply textarea')
  await visit.fill('[name=content]', text)
}

export const writes: Write[] = [
  {
    name: 'the payment link',
    page: 'repay.html',
    scenario: 'repay-due',
    path: '/v3/loan-details/generate-vcode',
    button: 'Payment',
    confirms: 'Pay now',
    leaves: true
  },
  {
    name: 'the payment link of an extension',
    page: 'repay-delay.html',
    scenario: 'repay-delay-due',
    path: '/v3/loan-details/generate-vcode',
    button: 'Payment',
    confirms: 'Pay now',
    leaves: true
  },
  {
    name: 'the payment link of a part',
    page: 'repay.html',
    scenario: 'repay-options',
    path: '/v3/loan-details/generate-vcode',
    prepare: async visit => {
      await visit.find('[name=pay-option]:not(:checked)')
      await visit.tap('[name=pay-option]:not(:checked)')
    },
    button: 'Payment',
    confirms: 'Pay now',
    leaves: true
  },
  {
    name: 'a request for time to pay',
    page: 'arrangement.html',
    scenario: 'arrangement',
    path: '/v3/loan-arrangement/request',
    prepare: async visit => {
      await visit.until(({ state }) => state === 'content')
      await visit.rest()
      // A second tab goes on at the step that the first one has reached, once it has read the draft.
      const { text } = await visit.look()
      if (text.includes('I lost my job')) {
        await visit.tap('I lost my job or earn less')
        await visit.tap('Next')
        await visit.fill('[name=canPay]', '1000')
        await visit.tap('Next')
      }
      for (const [index, part] of ['1', '12', '2099'].entries())
        await visit.fill(`.day-field_part:nth-child(${index + 1}) input`, part)
    },
    button: 'Send my request'
  },
  {
    name: 'a plan that is agreed to',
    page: 'arrangement.html',
    scenario: 'arrangement-offered',
    path: '/v3/loan-arrangement/answer',
    prepare: visit => visit.tap('.checkbox_input'),
    button: '.arrangement_ways .button'
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
    leaves: true,
    beside: '/joint-login/track'
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
    extra: { damage: 'speed:10' },
    path: '/v3/user-problem/save-score',
    // The dialog comes by itself.
    prepare: visit => visit.tap('2 of 5'),
    button: 'Send'
  },
  {
    name: 'a message to a complaint',
    page: 'complaint-detail.html',
    scenario: 'complaint-detail-waiting',
    path: '/v3/user-problem/problem-reply',
    prepare: visit => writeReply(visit, 'I paid on Monday.'),
    button: '.conversation_reply [type=submit]'
  },
  {
    name: 'a complaint that is reopened',
    page: 'complaint-detail.html',
    scenario: 'complaint-detail-closed',
    path: '/v3/user-problem/problem-reopen',
    prepare: visit => writeReply(visit, 'It is not on my loan.'),
    button: '.conversation_reply [type=submit]'
  },
  {
    name: 'a bank account',
    page: 'bind-bank.html',
    scenario: 'bind-bank-known',
    path: '/v3/bind-card/bind-card-new',
    button: 'Next',
    confirms: 'Send'
  },
  {
    name: 'another account of an order',
    page: 'bind-bank.html',
    scenario: 'bind-bank-known',
    extra: { source: 'loanDetail' },
    path: '/v3/bind-card/card-change',
    prepare: checkAccount,
    button: 'Send',
    end: visit => visit.left()
  },
  {
    name: 'a request about one’s data',
    page: 'my-data.html',
    scenario: 'my-data-settled',
    path: '/v3/user-privacy/request',
    prepare: visit => visit.tap('.data_right summary'),
    button: '.data_right [open] button'
  },
  {
    name: 'the older repayment',
    page: 'legacy-repay.html',
    scenario: 'legacy',
    path: '/repayment/repayment-commit',
    prepare: visit => visit.tap('.option_radio'),
    button: '立即还款'
  },
  {
    name: 'the code of the older repayment',
    page: 'legacy-repay.html',
    scenario: 'legacy',
    path: '/repayment/repayment-confirm',
    prepare: async visit => {
      await visit.tap('.option_radio')
      await visit.tap('立即还款')
      await visit.fill('[name=code]', '123456')
    },
    button: '确认',
    end: visit => visit.left()
  },
  {
    name: 'the older repayment by wallet',
    page: 'legacy-repay.html',
    scenario: 'legacy',
    path: '/repayment/repayment-huichao',
    prepare: visit => visit.tap('支付宝'),
    button: '立即还款',
    confirms: '再次还款',
    leaves: true
  },
  {
    name: 'an agreement',
    page: 'confirm.html',
    scenario: 'confirm',
    path: '/v3/contract/contract-jump',
    button: 'Loan Agreement',
    leaves: true,
    // A read, which is tried again.
    onceOnly: true
  },
  {
    name: 'the photo of a complaint',
    page: 'complaint-next.html',
    scenario: 'complaint-next-payment',
    extra: { fault: 'http-503', faultOn: 'upload-problem-img', faultTimes: '1' },
    path: '/v3/user-problem/upload-problem-img',
    prepare: async visit => {
      await visit.release()
      await visit.choosePhoto()
      await visit.find('Try again: photo 1')
    },
    button: 'Try again: photo 1',
    // It says the same as before; `complaint-photos.test.ts` sees it fail.
    onceOnly: true,
    send: visit => visit.choosePhoto()
  },
  {
    name: 'the SMS code',
    page: 'landing.html',
    scenario: 'own-first-loan-en',
    path: '/landing/get-sms',
    prepare: fillNumber,
    button: 'Get code'
  },
  {
    name: 'the code by a call',
    page: 'landing.html',
    scenario: 'landing-voice',
    path: '/landing/get-voice-code',
    prepare: async visit => {
      await fillNumber(visit)
      await visit.tap('Get code')
      await visit.until(({ text }) => /\d+s/.test(text))
      // The minute is over.
      await visit.tab.run(() => window.probe?.moveClock(0.001), undefined)
    },
    button: 'Call me with the code'
  },
  {
    name: 'the registration',
    page: 'landing.html',
    scenario: 'own-first-loan-en',
    path: '/landing/register',
    prepare: fillForm,
    button: 'Register free'
  }
]
