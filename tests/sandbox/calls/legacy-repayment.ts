import type { BankCard } from '../borrowers.ts'
import type { CallRequest, SandboxAnswer, SandboxCall } from '../call.ts'
import { failure, mayBeEmpty, required, shaped, success } from '../call.ts'
import { amountDue, isOpen, type Loan, settle } from '../loan.ts'
import { centsOf } from '../money.ts'
import { openPayment } from '../payments.ts'
import { findLoan, type SandboxState } from '../state.ts'

/** The SMS code that the sandbox takes. */
const SMS_CODE = '123456'

const bankCards: BankCard[] = [
  { id: '701', bankName: '示例银行', cardNo: '6200 **** **** 4821', bankCode: 'SLYH' },
  { id: '702', bankName: '样本储蓄银行', cardNo: '6210 **** **** 0937', bankCode: 'YBCX' }
]

const PAID = failure('800001', '该借款已结清')
const UNKNOWN = failure('800002', '借款不存在')

function cardsOf({ borrower }: SandboxState): BankCard[] {
  return borrower.cards ?? bankCards
}

function withOpenLoan(
  { state, body }: CallRequest,
  answer: (loan: Loan) => SandboxAnswer
): SandboxAnswer {
  const loan = findLoan(state, body.orderId)
  if (!loan) return UNKNOWN
  return isOpen(loan) ? answer(loan) : PAID
}

const ways: SandboxCall = {
  method: 'POST',
  path: '/repayment/repayment-way',
  summary: 'The ways of the older repayment',
  client: 'base',
  body: { orderId: required },
  answer: request =>
    withOpenLoan(request, loan => {
      const { withholdings } = request.state
      const repayToken = `t-${loan.id}-${withholdings.length + 1}`
      withholdings.push({ token: repayToken, loanId: loan.id })
      return success({ alipay: request.flag(1), repayToken, bankCards: cardsOf(request.state) })
    })
}

function commitWithholding(request: CallRequest, loan: Loan): SandboxAnswer {
  const { state, body, today, flag } = request
  const card = cardsOf(state).find(({ id }) => id === body.cardId)
  const isSame =
    card?.bankName === body.bankName &&
    card?.cardNo === body.cardNo &&
    card?.bankCode === body.bankCode
  if (!card || !isSame) return failure('800003', '银行卡信息有误，请重新选择')
  if (centsOf(body.amount ?? '') !== amountDue(loan, today)) {
    return failure('800007', '还款金额已变化，请刷新页面')
  }
  const withholding = state.withholdings.find(({ token }) => token === body.repayToken)
  if (withholding?.loanId !== loan.id) return failure('800004', '页面已过期，请刷新')
  // sendMsg 1 asks for the SMS again, which is no second payment.
  if (withholding.recordId && body.sendMsg === '0') return failure('800005', '请勿重复提交还款')
  withholding.recordId = `r-${withholding.token}`
  const needValid = state.borrower.needValid ?? 1
  if (needValid === 0) settle(loan, today)
  return success({ needValid: flag(needValid), repayRecordId: withholding.recordId })
}

const commit: SandboxCall = {
  method: 'POST',
  path: '/repayment/repayment-commit',
  summary: 'Commit a repayment by card',
  client: 'base',
  body: {
    amount: required,
    bankName: required,
    cardId: required,
    cardNo: required,
    couponId: mayBeEmpty,
    orderId: required,
    repayToken: required,
    bankCode: required,
    sendMsg: shaped(required, /^[01]$/, '0 or 1')
  },
  answer: request => withOpenLoan(request, loan => commitWithholding(request, loan))
}

const confirm: SandboxCall = {
  method: 'POST',
  path: '/repayment/repayment-confirm',
  summary: 'Confirm a repayment with its SMS code',
  client: 'base',
  body: { orderId: required, verifyCode: mayBeEmpty, repaymentRecordId: required },
  answer({ state, body, today }) {
    const loan = findLoan(state, body.orderId)
    const found = state.withholdings.find(({ recordId }) => recordId === body.repaymentRecordId)
    if (!loan || found?.loanId !== loan.id) return UNKNOWN
    const isPaidWithoutCode = state.borrower.needValid === 0
    if (isPaidWithoutCode) return success()
    if (body.verifyCode !== SMS_CODE) return failure('800006', '验证码错误')
    if (!isOpen(loan)) return failure('800005', '请勿重复提交还款')
    settle(loan, today)
    return success()
  }
}

const redirect: SandboxCall = {
  method: 'POST',
  path: '/repayment/repayment-huichao',
  summary: 'Where a repayment by wallet is made',
  client: 'base',
  body: { userId: required, orderId: required, amount: required },
  answer: request =>
    withOpenLoan(request, loan => {
      const amount = amountDue(loan, request.today)
      if (centsOf(request.body.amount ?? '') !== amount) {
        return failure('800007', '还款金额已变化，请刷新页面')
      }
      const payment = { amount, channel: '示例支付', extends: false }
      return success({ url: openPayment(request, loan, payment) })
    })
}

export const legacyRepaymentCalls: SandboxCall[] = [ways, commit, confirm, redirect]
