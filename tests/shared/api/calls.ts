import {
  answerOffer,
  fetchArrangement,
  requestArrangement
} from '../../../shared/api/arrangement.ts'
import { fetchBankForm, saveBankAccount } from '../../../shared/api/bank.ts'
import {
  fetchAgreementLink,
  fetchAgreements,
  fetchOffer,
  takeLoan
} from '../../../shared/api/confirmation.ts'
import {
  fetchNewAgreementLink,
  fetchNewAgreements,
  fetchNewOffer,
  type NewOffer,
  takeNewLoan
} from '../../../shared/api/confirmation-new.ts'
import {
  fetchJointLoginFailure,
  fetchJointLoginLink,
  trackProduct
} from '../../../shared/api/joint-login.ts'
import { fetchOptions } from '../../../shared/api/options.ts'
import { fetchOrder } from '../../../shared/api/order.ts'
import { fetchProductLink, saveEvent, saveStoreRating } from '../../../shared/api/order-writes.ts'
import { fetchPaper, fetchStatement } from '../../../shared/api/papers.ts'
import { fetchPayments } from '../../../shared/api/payments.ts'
import { fetchPrivacy, requestData } from '../../../shared/api/privacy.ts'
import { fetchRepayment, requestPaymentLink } from '../../../shared/api/repayment.ts'
import { complaintCalls } from './calls/complaint.ts'
import { type KnownCall, lenient, strict, unread } from './calls/known-call.ts'
import { landingCalls } from './calls/landing.ts'
import { legacyCalls } from './calls/legacy-repayment.ts'

const order = { productId: '301', orderId: '20410001' }

const offer = {
  amount: 500_000,
  periods: '91',
  termUnit: 'day',
  orderKey: 'k-20410001'
} as NewOffer
const agreement = { position: 0, title: 'Loan Agreement', id: 'loan-agreement' }
const account = {
  productId: '301',
  cardType: '2',
  channel: undefined,
  values: new Map([
    ['walletCode', 'W1'],
    ['walletAccount', '09171234567'],
    ['accountName', 'Juana Halimbawa'],
    ['birthday', '1992-02-29'],
    ['city', 'P3C2']
  ])
}

/**
 * THE table of calls for the tests of faults: a new call is one row here, or in the file of its
 * area. Uploads go by another way: their faults are in `upload.test.ts`.
 */
export const calls: KnownCall[] = [
  {
    name: 'fetchOrder',
    scenario: 'order-due',
    kind: 'read',
    ...strict,
    run: () => fetchOrder(order)
  },
  {
    name: 'saveEvent',
    scenario: 'order-settled',
    kind: 'write',
    ...unread,
    run: () => saveEvent('borrowAgain', order.productId, 0)
  },
  {
    name: 'saveStoreRating',
    scenario: 'order-rate-us',
    kind: 'write',
    ...unread,
    run: () => saveStoreRating(4)
  },
  {
    name: 'fetchProductLink',
    scenario: 'order-review',
    kind: 'write',
    ...strict,
    run: () => fetchProductLink('302', 1)
  },
  {
    name: 'fetchRepayment of an instalment',
    scenario: 'repay-due',
    kind: 'read',
    ...lenient,
    run: () => fetchRepayment('instalment', order)
  },
  {
    name: 'fetchRepayment of an extension',
    scenario: 'repay-delay-due',
    kind: 'read',
    ...lenient,
    run: () => fetchRepayment('extension', order)
  },
  {
    name: 'requestPaymentLink',
    scenario: 'repay-due',
    kind: 'write',
    ...strict,
    run: async () => {
      const { data } = await fetchRepayment('instalment', order)
      const channelNumber = data?.channels[0]?.number ?? ''
      const amount = data?.amount ?? ''
      return requestPaymentLink(
        { ...order, kind: 'instalment', amount, channelNumber },
        'loading...'
      )
    }
  },
  {
    name: 'fetchPayments',
    scenario: 'repay-due',
    kind: 'read',
    ...strict,
    run: () => fetchPayments(order)
  },
  {
    name: 'fetchOptions',
    scenario: 'repay-options',
    kind: 'read',
    ...strict,
    run: () => fetchOptions(order)
  },
  {
    name: 'fetchArrangement',
    scenario: 'arrangement-offered',
    kind: 'read',
    ...strict,
    run: () => fetchArrangement(order)
  },
  {
    name: 'requestArrangement',
    scenario: 'arrangement',
    kind: 'write',
    ...lenient,
    run: () =>
      requestArrangement({
        ...order,
        reason: 'income',
        canPay: 100_000,
        payOn: '2026-12-01',
        note: ''
      })
  },
  {
    name: 'answerOffer',
    scenario: 'arrangement-offered',
    kind: 'write',
    ...unread,
    run: () => answerOffer('A20410001', true)
  },
  {
    name: 'fetchStatement',
    scenario: 'statement',
    kind: 'read',
    ...strict,
    run: () => fetchStatement(order)
  },
  {
    name: 'fetchPaper',
    scenario: 'order-settled',
    kind: 'read',
    isSigned: true,
    ...strict,
    run: () => fetchPaper(order, { kind: 'closure', id: '' }, 'loading...')
  },
  {
    name: 'fetchOffer',
    scenario: 'confirm',
    kind: 'read',
    ...lenient,
    run: () => fetchOffer('301')
  },
  {
    name: 'fetchAgreements',
    scenario: 'confirm',
    kind: 'read',
    ...lenient,
    run: () => fetchAgreements('301')
  },
  {
    name: 'fetchAgreementLink',
    scenario: 'confirm',
    kind: 'read',
    ...strict,
    run: () => fetchAgreementLink({ ...order, agreement }, 'loading...')
  },
  {
    name: 'takeLoan',
    scenario: 'confirm',
    kind: 'write',
    path: '/v3/loan-confirm/loan-detail-push',
    ...unread,
    run: () => takeLoan(offer, '301')
  },
  {
    name: 'fetchNewOffer',
    scenario: 'confirm-new',
    kind: 'read',
    ...lenient,
    run: () => fetchNewOffer('301')
  },
  {
    name: 'fetchNewAgreements',
    scenario: 'confirm-new',
    kind: 'read',
    ...lenient,
    run: () => fetchNewAgreements('301')
  },
  {
    name: 'fetchNewAgreementLink',
    scenario: 'confirm-new',
    kind: 'read',
    ...strict,
    run: () => fetchNewAgreementLink('301', agreement, 'loading...')
  },
  {
    name: 'takeNewLoan',
    scenario: 'confirm-new',
    kind: 'write',
    path: '/confirmation/push',
    ...unread,
    run: () => takeNewLoan(offer, '301')
  },
  {
    name: 'fetchJointLoginFailure',
    scenario: 'join-failed',
    kind: 'read',
    ...lenient,
    run: () => fetchJointLoginFailure('20410001')
  },
  {
    name: 'trackProduct',
    scenario: 'join-failed',
    kind: 'write',
    ...unread,
    run: () => trackProduct('302', 0)
  },
  {
    name: 'fetchJointLoginLink',
    scenario: 'join-failed',
    kind: 'write',
    ...strict,
    run: () => fetchJointLoginLink('302')
  },
  {
    name: 'fetchBankForm',
    scenario: 'bind-bank',
    kind: 'read',
    ...strict,
    run: () => fetchBankForm('301')
  },
  {
    name: 'saveBankAccount',
    scenario: 'bind-bank',
    kind: 'write',
    ...unread,
    run: () => saveBankAccount(account, false)
  },
  {
    name: 'fetchPrivacy',
    scenario: 'my-data',
    kind: 'read',
    ...lenient,
    run: fetchPrivacy
  },
  {
    name: 'requestData',
    scenario: 'my-data',
    kind: 'write',
    path: '/v3/user-privacy/request',
    ...strict,
    run: () => requestData({ kind: 'see', details: '', consentId: '' })
  },
  ...complaintCalls,
  ...landingCalls,
  ...legacyCalls
]
