import type { Borrower } from '../borrowers.ts'
import { moneyText } from '../money.ts'
import { products } from '../products.ts'

const offered = { started: false, status: 21, dueIn: 91 }
const OFFER_CHANGED = {
  code: '4201',
  message: 'Your limit has changed. Please open this page again.'
}

export const confirmationBorrowers: Borrower[] = [
  {
    name: 'confirm',
    about: 'is offered a loan with a single payment',
    loan: offered,
    paysOutAfter: 2
  },
  {
    name: 'confirm-instalments',
    about: 'is offered three instalments',
    loan: { ...offered, principal: 900_000, fee: 36_000, term: 93, parts: 3 },
    paysOutAfter: 2
  },
  {
    name: 'confirm-no-plan',
    about: 'is offered a loan without a plan',
    loan: offered,
    confirmation: () => ({ repay_plans: [], firstPayTime: '' })
  },
  {
    name: 'confirm-sparse',
    about: 'whose offer lacks fields',
    loan: offered,
    confirmation: () => ({
      comProductLogo: undefined,
      comProductName: null,
      details: [{ text: 'Loan amount' }, { value: moneyText(500_000, '₱') }, {}],
      repay_plans: [
        { title: 'Payment', amount: moneyText(545_500, '₱') },
        { pay_time: 'to be agreed' }
      ],
      firstPayTime: undefined,
      firstPeriodDay: null,
      pRateDsc: undefined,
      isPopType: undefined,
      popAgreementUrl: null,
      NewButtonMsg: undefined,
      NewPopMsg: undefined
    })
  },
  {
    name: 'confirm-no-amount',
    about: 'whose offer lacks the amount',
    loan: offered,
    confirmation: () => ({ amount: undefined, details: [] })
  },
  {
    name: 'confirm-popup',
    about: 'has to agree in a popup first, and is asked to stay',
    loan: offered,
    confirmation: ({ url, flag }) => ({
      popAgreementUrl: url('/elsewhere?to=popup-agreement'),
      isPopType: flag(1),
      popTitle: 'Leave without your loan?',
      popContent: `Your approval of ${moneyText(500_000, '₱')} is kept until midnight.`
    })
  },
  {
    name: 'confirm-promotion',
    about: 'sees a promotion',
    loan: offered,
    confirmation: () => ({
      NewButtonMsg: 'Take the loan now',
      NewPopMsg: {
        title: 'Repay on time, pay less',
        content: 'Repay this loan on time and the processing fee of your next loan is halved.',
        button: 'Continue'
      }
    })
  },
  {
    name: 'confirm-rupees',
    about: 'is offered a loan in rupees',
    loan: {
      ...offered,
      principal: 12_500_000,
      fee: 375_000,
      dailyRate: 7,
      term: 92,
      parts: 2,
      product: products.find(({ id }) => id === '401')
    }
  },
  {
    name: 'confirm-refused',
    about: 'is offered nothing',
    loan: offered,
    fails: {
      '/v3/loan-confirm/loan-detail-confirm': {
        code: '4204',
        message: 'This offer has expired. Please apply again.'
      },
      '/confirmation/detail': {
        code: '4204',
        message: 'This offer has expired. Please apply again.'
      }
    }
  },
  {
    name: 'push-refused',
    about: 'whose confirmation is refused',
    loan: offered,
    fails: {
      '/v3/loan-confirm/loan-detail-push': OFFER_CHANGED,
      '/confirmation/push': OFFER_CHANGED
    }
  }
]
