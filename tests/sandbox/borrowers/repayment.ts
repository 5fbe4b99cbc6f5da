import type { Borrower } from '../borrowers.ts'
import type { CallRequest } from '../call.ts'
import { bank, counter, manyChannels, mart, upi, usualChannels, wallet } from '../channels.ts'
import { dayText, momentText, spokenDay } from '../dates.ts'
import { amountDue, extensionAmount, interest, type Loan } from '../loan.ts'
import { moneyText } from '../money.ts'
import { qrPhText, upiText } from '../payment-code.ts'
import { products } from '../products.ts'
import { defaultCode, wireChannel } from '../repayment-answer.ts'

const extendable = { status: 174, dueIn: 2, extendable: true }

/** The wallet's address with everything filled in, as an app link has it. */
function walletLink(request: CallRequest, loan: Loan, code: string): string {
  const amount = (amountFor(request, loan, code) / 100).toFixed(2)
  const own = { productId: loan.product.id, orderId: loan.id, channel: wallet.name, amount }
  const query = { ...request.context, ...own }
  const isExtension = code !== loan.payCode
  return request.url(
    `/wallet?${new URLSearchParams({ ...query, ...(isExtension && { extends: '1' }) })}`
  )
}

const amountFor = ({ today }: CallRequest, loan: Loan, code: string) =>
  code === loan.payCode ? amountDue(loan, today) : extensionAmount(loan, today)

/** For those whose ways say by themselves how soon they count. */
const noticeMsg = 'Keep your receipt until the payment is credited.'

const channels: Borrower[] = [
  {
    name: 'wallets',
    about: 'pays on the phone in his hand: app links, QR codes, limits, one that is down',
    loan: { ...extendable, channels: [wallet, mart, bank, counter] },
    repayment: (request, loan, code) => {
      const amount = amountFor(request, loan, code)
      return {
        repayList: [
          wireChannel(request, {
            ...wallet,
            appLink: walletLink(request, loan, code),
            qr: qrPhText({ amount, reference: code }),
            posts: 'within 5 minutes'
          }),
          wireChannel(request, {
            ...mart,
            qr: qrPhText({ reference: code }),
            posts: 'by tomorrow'
          }),
          wireChannel(request, {
            ...bank,
            min: 10_000,
            max: 40_000,
            posts: 'on the next banking day'
          }),
          wireChannel(request, {
            ...counter,
            down: `Closed until ${spokenDay(request.today + 2)}, 08:00.`
          })
        ],
        noticeMsg,
        defDetail: {
          ...defaultCode(request, code),
          payNotice: {
            'With an e-wallet': [
              {
                name: 'Bills payment',
                steps: [
                  'Open your e-wallet and choose Pay bills, then {biller}.',
                  'Enter {code} as the reference number and {contract} as the account.',
                  'Enter {amount} and confirm.'
                ]
              }
            ]
          }
        }
      }
    }
  },
  {
    name: 'code-wallet',
    about: 'pays the loan’s own code on the phone in his hand',
    loan: { ...extendable, channels: [bank] },
    repayment: (request, loan, code) => {
      const qr = qrPhText({ amount: amountFor(request, loan, code), reference: code })
      const appLink = walletLink(request, loan, code)
      const { payNotice, ...usual } = defaultCode(request, code)
      return {
        noticeMsg,
        defDetail: {
          ...usual,
          logo: request.url(`/pictures/${wallet.logo}.svg`),
          title: wallet.name,
          appLink,
          qr,
          posts: 'within 5 minutes',
          payNotice: { 'With an e-wallet': payNotice['With an e-wallet'] }
        }
      }
    }
  },
  {
    name: 'upi',
    about: 'pays by UPI, in India',
    loan: {
      ...extendable,
      product: products.find(({ id }) => id === '401'),
      channels: [upi, bank]
    },
    repayment: (request, loan, code) => {
      const text = upiText({ amount: amountFor(request, loan, code), reference: code })
      return {
        repayList: [
          wireChannel(request, { ...upi, appLink: text, qr: text, posts: 'within 5 minutes' }),
          wireChannel(request, bank)
        ],
        noticeMsg
      }
    }
  },
  {
    name: 'missing-app',
    about: 'has a link to a wallet that is not on the phone',
    loan: { ...extendable, channels: [wallet, mart] },
    repayment: (request, loan, code) => {
      const amount = amountFor(request, loan, code)
      const qr = qrPhText({ amount, reference: code })
      return {
        repayList: [
          wireChannel(request, { ...wallet, appLink: `gcash://pay?code=${code}`, qr }),
          wireChannel(request, mart)
        ]
      }
    }
  },
  {
    name: 'wrong-payee',
    about: 'gets a code that pays somebody else, and one that pays another amount',
    loan: { ...extendable, channels: [wallet, mart] },
    repayment: (request, loan, code) => {
      const amount = amountFor(request, loan, code)
      return {
        repayList: [
          wireChannel(request, {
            ...wallet,
            qr: qrPhText({ amount, reference: code, payee: 'Samp1e Peso Lending' })
          }),
          wireChannel(request, { ...mart, qr: qrPhText({ amount: amount * 2, reference: code }) })
        ]
      }
    }
  },
  {
    name: 'many-channels',
    about: 'has twenty-five ways to pay, the first of them down',
    loan: { ...extendable, channels: manyChannels }
  },
  {
    name: 'expiring',
    about: 'whose code ends in ten seconds',
    loan: extendable,
    repayment: (request, _loan, code) => ({
      defDetail: {
        ...defaultCode(request, code),
        expiresAt: momentText(request.now + 10_000)
      }
    })
  },
  {
    name: 'barcode',
    about: 'may pay with a barcode at the counter',
    loan: { ...extendable, channels: [mart, wallet, bank] },
    repayment: (request, _loan, code) => ({
      repayList: [
        wireChannel(request, { ...mart, barcode: code }),
        wireChannel(request, wallet),
        wireChannel(request, bank)
      ]
    })
  },
  { name: 'one-channel', about: 'has one way to pay', loan: { ...extendable, channels: [wallet] } },
  {
    name: 'no-way',
    about: 'has neither a way to pay nor a code',
    loan: { ...extendable, channels: [] },
    repayment: () => ({ defDetail: { title: 'Demo Mart counter' } })
  },
  {
    name: 'same-number',
    about: 'has two ways to pay under one number',
    loan: { ...extendable, channels: [counter, { ...mart, number: counter.number }] }
  },
  {
    name: 'two-codes',
    about: 'has a code of the loan and one of a way to pay, at the same shop',
    loan: { ...extendable, channels: [{ ...mart, barcode: 'CH7700120034' }, wallet] }
  },
  {
    name: 'many-groups',
    about: 'is told of six places to pay at, and of one without a word',
    loan: extendable,
    repayment: (request, _loan, code) => {
      const places = ['Demo Mart', 'Sample Padala', 'Model Bank', 'Demo Wallet', 'Kiosk', 'Post']
      const steps = ['Give the repayment code.', 'Pay the exact amount.', 'Keep the slip.']
      const groups = places.map(place => [place, [{ name: `At ${place}`, steps }]])
      const payNotice = Object.fromEntries([...groups, ['Soon', []]])
      return { defDetail: { ...defaultCode(request, code), payNotice } }
    }
  },
  {
    name: 'barcode-picture',
    about: 'gets a barcode as a picture that does not load',
    loan: extendable,
    repayment: request => ({
      repayList: [wireChannel(request, { ...mart, barcode: request.url('/pictures/broken.svg') })]
    })
  },
  { name: 'no-channels', about: 'has no way to pay', loan: { ...extendable, channels: [] } },
  {
    name: 'channel-notes',
    about: 'sees expiry, fee and note of each way to pay',
    loan: extendable,
    repayment: (request, _loan, code) => {
      const expiresAt = `${dayText(request.today + 1)} 23:59`
      const note = 'Pay the exact amount. The code can be used once.'
      return {
        repayList: [
          wireChannel(request, { ...wallet, fee: 'No fee' }),
          wireChannel(request, {
            ...mart,
            barcode: code,
            expiresAt,
            fee: moneyText(1500, '₱'),
            note
          }),
          wireChannel(request, {
            ...bank,
            fee: moneyText(1000, '₱'),
            note: 'Credited on the next banking day.'
          })
        ],
        defDetail: {
          ...defaultCode(request, code),
          expiresAt,
          fee: moneyText(1500, '₱'),
          note
        }
      }
    }
  }
]

/** Asked again, the server has a new code. */
const expired: Borrower = {
  name: 'expired-code',
  about: 'whose codes have expired when they are first asked for',
  loan: extendable,
  repayment: (request, _loan, code) => {
    const isRenewed = request.count > 0
    const expiresAt = isRenewed ? `${dayText(request.today + 1)} 23:59` : '2020-01-05 23:59'
    const payCode = isRenewed ? `${code}7` : code
    return {
      repayList: [wireChannel(request, { ...mart, barcode: payCode, expiresAt })],
      defDetail: { ...defaultCode(request, payCode), expiresAt }
    }
  }
}

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

export const repaymentBorrowers: Borrower[] = [...channels, expired, ...shapes]
