import type { Borrower } from '../borrowers.ts'
import { bank, mart, usualChannels, wallet } from '../channels.ts'
import { dayText } from '../dates.ts'
import { amountDue, interest } from '../loan.ts'
import { moneyText } from '../money.ts'
import { defaultCode, wireChannel } from '../repayment-answer.ts'

const extendable = { status: 174, dueIn: 2, extendable: true }

const channels: Borrower[] = [
  {
    name: 'barcode',
    about: 'may pay with a barcode at the counter',
    loan: { ...extendable, channels: [{ ...mart, barcode: 'MP1234510001' }, wallet, bank] }
  },
  { name: 'one-channel', about: 'has one way to pay', loan: { ...extendable, channels: [wallet] } },
  { name: 'no-channels', about: 'has no way to pay', loan: { ...extendable, channels: [] } },
  {
    name: 'channel-notes',
    about: 'sees expiry, fee and note of each way to pay',
    loan: extendable,
    repayment: (asked, loan, code) => {
      const expiresAt = `${dayText(asked.today + 1)} 23:59`
      const note = 'Pay the exact amount. The code can be used once.'
      return {
        repayList: [
          wireChannel(asked, { ...wallet, fee: 'No fee' }),
          wireChannel(asked, { ...mart, barcode: code, expiresAt, fee: '₱15.00', note }),
          wireChannel(asked, { ...bank, fee: '₱10.00', note: 'Posts on the next banking day.' })
        ],
        defDetail: { ...defaultCode(asked, loan, code), expiresAt, fee: '₱15.00', note }
      }
    }
  }
]

const shapes: Borrower[] = [
  {
    name: 'no-amount',
    about: 'whose amount is missing',
    loan: extendable,
    repayment: () => ({ repayAmount: undefined, delayInfo: { title: 'Rollover amount' } })
  },
  {
    name: 'guide-banner',
    about: 'sees the banner to the instructions',
    loan: extendable,
    repayment: ({ flag }) => ({ isShowReyTop: flag(1) })
  },
  {
    name: 'no-code',
    about: 'has no default code',
    loan: extendable,
    repayment: () => ({ defDetail: undefined, contractNumber: undefined, noticeMsg: '' })
  },
  {
    name: 'many-lines',
    about: 'has many lines of details',
    loan: extendable,
    repayment: (_asked, loan) => {
      const weeks = Array.from({ length: loan.term / 7 }, (_each, index) => ({
        text: `Interest of week ${index + 1}`,
        value: moneyText(interest(loan) / (loan.term / 7), loan.product.symbol)
      }))
      return {
        detail: [
          { text: 'Loan amount', value: moneyText(loan.principal, loan.product.symbol) },
          ...weeks
        ]
      }
    }
  },
  {
    name: 'repay-plan',
    about: 'whose lines come as repayPlan',
    loan: extendable,
    repayment: ({ today }, loan) => ({
      detail: undefined,
      repayPlan: [
        { text: 'Instalment', value: '1 of 1' },
        { text: 'To pay', value: moneyText(amountDue(loan, today), loan.product.symbol) },
        { text: 'Last day', value: dayText(loan.dueDay) }
      ]
    })
  },
  {
    name: 'sparse-repayment',
    about: 'whose repayment info is only amount and date',
    loan: { ...extendable, channels: usualChannels.slice(0, 2) },
    repayment: () => ({
      productName: undefined,
      productLogo: undefined,
      noticeMsg: undefined,
      detail: undefined,
      isShowReyTop: undefined,
      defDetail: undefined,
      contractNumber: undefined,
      plan: undefined
    })
  },
  {
    name: 'repayment-refused',
    about: 'whose repayment info is refused',
    loan: extendable,
    fails: {
      '/v3/installment/loan-play-detail': {
        code: '4110',
        message: 'Repayment is being updated. Please try again in 10 minutes.'
      },
      '/cephalopods/imitating': {
        code: '4111',
        message: 'Rollover is being updated. Please try again in 10 minutes.'
      }
    }
  },
  {
    name: 'link-refused',
    about: 'who gets no payment link',
    loan: extendable,
    fails: {
      '/v3/loan-details/generate-vcode': {
        code: '4112',
        message: 'This payment method is under maintenance. Choose another one.'
      }
    }
  },
  {
    name: 'hostile-link',
    about: 'whose links are scripts',
    loan: extendable,
    answers: { '/v3/loan-details/generate-vcode': { payUrl: 'javascript:alert(document.domain)' } },
    details: () => ({ h5Url: 'javascript:alert(document.domain)' })
  }
]

export const repaymentBorrowers: Borrower[] = [...channels, ...shapes]
