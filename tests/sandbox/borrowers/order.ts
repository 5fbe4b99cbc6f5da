import type { Borrower } from '../borrowers.ts'
import { upi } from '../channels.ts'
import { moneyText } from '../money.ts'
import { recommended } from '../order-answer.ts'
import { products } from '../products.ts'

const WITHDRAW = `Your loan of ${moneyText(500_000, '₱')} is approved. Withdraw it before it expires tonight.`

const statuses: Borrower[] = [
  { name: 'review', about: 'application under review', loan: { status: 21, dueIn: 91 } },
  { name: 'not-approved', about: 'application refused', loan: { status: 110, dueIn: 91 } },
  { name: 'payout-failed', about: 'payout came back', loan: { status: 151, dueIn: 91 } },
  { name: 'running', about: 'loan not due yet', loan: { status: 170, dueIn: 40 } },
  { name: 'due', about: 'due today, no extension', loan: { status: 174 } },
  {
    name: 'due-rollover',
    about: 'due in 3 days',
    loan: { status: 174, dueIn: 3, extendable: true }
  },
  { name: 'overdue', about: 'overdue by 3 days', loan: { status: 180, dueIn: -3 } },
  {
    name: 'overdue-rollover',
    about: 'overdue by 12 days, may extend',
    loan: { status: 180, dueIn: -12, extendable: true }
  },
  { name: 'settled', about: 'paid in full', loan: { status: 200, dueIn: -30 } },
  {
    name: 'new-status',
    about: 'a status the pages do not know',
    loan: { status: 999 },
    details: () => ({
      noticeStatusText: 'Payment is being checked',
      noticeDesText: 'You will see here when it counts.'
    })
  }
]

const links: Borrower[] = [
  {
    name: 'external-repay',
    about: 'repays on an external page',
    details: ({ url }) => ({ h5Url: url('/elsewhere?to=external-repay') })
  },
  {
    name: 'external-repay-app',
    about: 'repays on a screen of the app',
    details: () => ({ h5Url: 'loanapp://repay?source=order' })
  },
  {
    name: 'redirected',
    about: 'is sent elsewhere at once',
    details: ({ url }) => ({ playeduL: url('/elsewhere?to=playeduL') })
  },
  {
    name: 'withdraw',
    about: 'approved, has to withdraw',
    loan: { status: 21, dueIn: 91 },
    details: ({ url }) => ({
      noticeStatusText: 'Approved',
      noticeDesText: 'Your money is waiting for you.',
      reyMsg: WITHDRAW,
      playeduL: url('/elsewhere?to=withdraw')
    })
  },
  {
    name: 'polling',
    about: 'under review, paid out at the third answer',
    loan: { status: 21, dueIn: 91 },
    paysOutAfter: 2
  }
]

const dialogs: Borrower[] = [
  {
    name: 'tips',
    about: 'gets kind tips',
    loan: { extendable: true, dueIn: 2 },
    details: () => ({
      KindTipsMsg:
        'Pay only through the methods listed in the app. Our staff will never ask you to send money to a personal account.'
    })
  },
  {
    name: 'rate-us',
    about: 'is asked for a rating',
    loan: { status: 200, dueIn: -1 },
    details: () => ({ isScore: 1 })
  },
  {
    name: 'bind-card',
    about: 'has to change his bank account',
    loan: { status: 151, dueIn: 91 },
    details: () => ({
      cardNeedPop: 1,
      cardPopTitle: 'Please check your account',
      cardPopMsg:
        'The bank could not credit account ••••4821. Update your account and we will send the money again.'
    })
  }
]

const contents: Borrower[] = [
  {
    name: 'many-rows',
    about: 'has forty rows of details',
    details: () => ({
      userOrderDetail: {
        detail: Array.from({ length: 40 }, (_each, index) => ({
          text: `Instalment ${index + 1} of 40`,
          value: moneyText(index % 2 ? 13_650 : 13_625, '₱')
        }))
      }
    })
  },
  {
    name: 'many-products',
    about: 'is recommended two hundred products',
    loan: { status: 110, dueIn: 91 },
    details: request => ({
      recProducts: Array.from({ length: 40 }, (_each, round) =>
        recommended(request, { id: '', symbol: '₱' })
          .slice(0, 5)
          .map(product => ({ ...product, name: `${product.name} ${round + 1}` }))
      ).flat()
    })
  },
  {
    name: 'long-words',
    about: 'has very long words everywhere',
    details: () => ({
      productName: 'Pinakanakapagpapabagabag-damdaming Pautang',
      noticeStatusText: 'Nakikipagpapantay-pantayan pa ang inyong aplikasyon',
      noticeDesText:
        'Pinagsisinungaling-sinungalingan: https://sample-peso.example/accounts/2041/statements/current/details-without-a-single-space',
      userOrderDetail: {
        detail: [
          { text: 'Pinakamapagpahalagang-kasunduan', value: 'SP-20410001-20410001-20410001-2041' },
          { text: 'Account', value: '000123456789012345678901234567890123456789' },
          { text: 'Amount to repay', value: moneyText(123_456_789_012_345, '₱') },
          { text: '👩‍👩‍👧‍👦 Household', value: 'Señora Ñañez 🇵🇭' }
        ]
      }
    })
  },
  {
    name: 'rupees',
    about: 'borrows in India',
    loan: {
      status: 174,
      dueIn: 1,
      extendable: true,
      principal: 2_500_000,
      fee: 125_000,
      dailyRate: 9,
      product: products.find(({ id }) => id === '401'),
      channels: [upi, { ...upi, number: '80002', name: 'Model Bank net banking', logo: 'bank' }]
    },
    earlierProduct: products.find(({ id }) => id === '402'),
    details: () => ({ telephone: '1800 555 0142' })
  },
  {
    name: 'no-telephone',
    about: 'has no service phone',
    details: () => ({ telephone: undefined })
  },
  {
    name: 'missing-fields',
    about: 'whose answers lack every optional field',
    details: () => ({
      noticeDesText: undefined,
      recProducts: undefined,
      productLogo: undefined,
      userOrderDetail: {
        detail: [{ text: 'Amount to repay' }, { value: moneyText(545_500, '₱') }]
      },
      inside: undefined,
      h5Url: null,
      isDelay: undefined,
      telephone: null,
      isScore: undefined,
      playeduL: undefined,
      reyMsg: null,
      KindTipsMsg: undefined,
      cardNeedPop: undefined,
      cardPopTitle: undefined,
      cardPopMsg: null
    })
  },
  {
    name: 'broken-logo',
    about: 'whose pictures do not load',
    details: ({ url }) => ({ productLogo: url('/pictures/broken.svg') })
  },
  {
    name: 'no-loan',
    about: 'whose order is refused',
    fails: {
      '/v3/loan-details/loan-details': {
        code: '401',
        message: 'Your session has ended. Please log in to the app again.'
      }
    }
  }
]

export const orderBorrowers: Borrower[] = [...statuses, ...links, ...dialogs, ...contents]
