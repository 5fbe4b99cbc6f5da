import { brand } from '../../shared/config/brand.ts'
import type { SandboxRow } from './borrowers.ts'
import type { CallRequest } from './call.ts'
import type { SandboxChannel } from './channels.ts'
import { dayText, plural } from './dates.ts'
import {
  amountDue,
  daysLate,
  extensionAmount,
  extensionCode,
  interest,
  type Loan,
  lateCharge
} from './loan.ts'
import { moneyText } from './money.ts'

function chargeRows(loan: Loan, today: number): SandboxRow[] {
  const money = (cents: number) => moneyText(cents, loan.product.symbol)
  const late = daysLate(loan, today)
  const charge = {
    text: `Late charge (${plural(late, 'day')})`,
    value: money(lateCharge(loan, today))
  }
  return [
    { text: `Interest (${loan.term} days)`, value: money(interest(loan)) },
    ...(late > 0 ? [charge] : [])
  ]
}

function detailRows(loan: Loan, today: number): SandboxRow[] {
  return [
    { text: 'Loan amount', value: moneyText(loan.principal, loan.product.symbol) },
    ...chargeRows(loan, today),
    { text: 'Loan number', value: loan.id }
  ]
}

export function wireChannel({ url }: CallRequest, channel: SandboxChannel) {
  const { number, logo, name, ...rest } = channel
  return { logo: url(`/pictures/${logo}.svg`), name, channel_number: number, ...rest }
}

export function defaultCode({ url }: CallRequest, payCode: string) {
  return {
    payCode,
    logo: url('/pictures/mart.svg'),
    title: 'Demo Mart counter',
    payNotice: {
      'At the counter': [
        {
          name: 'Pay in cash',
          steps: [
            `Tell the cashier you want to pay ${brand.billerName}.`,
            `Give the repayment code ${payCode}.`,
            'Pay the exact amount and keep the deposit slip.'
          ]
        },
        {
          name: 'Pay with your card',
          steps: ['Ask the cashier whether cards are taken.', 'Show the code before you pay.']
        }
      ],
      'With an e-wallet': [
        {
          name: 'Bills payment',
          steps: [
            'Open your e-wallet and choose Pay bills.',
            `Choose Loans, then ${brand.billerName}.`,
            'Enter the repayment code as the reference number.',
            'Check the amount and confirm.'
          ]
        }
      ]
    }
  }
}

function commonAnswer(request: CallRequest, loan: Loan): Record<string, unknown> {
  const { today, flag, url } = request
  return {
    repayAmount: moneyText(amountDue(loan, today), loan.product.symbol),
    repayDate: dayText(loan.dueDay),
    productName: loan.product.name,
    productLogo: url(`/pictures/${loan.product.logo}.svg`),
    noticeMsg:
      'Usually credited within 30 minutes; from a bank, by the next banking day. Keep your receipt.',
    detail: detailRows(loan, today),
    repayList: loan.channels.map(channel => wireChannel(request, channel)),
    isShowReyTop: flag(0),
    contractNumber: `SP-${loan.id}`
  }
}

function special(
  request: CallRequest,
  loan: Loan,
  code: string
): Record<string, unknown> | undefined {
  const { loans, borrower } = request.state
  return loan === loans[0] ? borrower.repayment?.(request, loan, code) : undefined
}

export function repaymentAnswer(request: CallRequest, loan: Loan): Record<string, unknown> {
  return {
    ...commonAnswer(request, loan),
    defDetail: defaultCode(request, loan.payCode),
    ...special(request, loan, loan.payCode)
  }
}

export function delayAnswer(request: CallRequest, loan: Loan): Record<string, unknown> {
  const { today } = request
  const money = (cents: number) => moneyText(cents, loan.product.symbol)
  const delayAmount = money(extensionAmount(loan, today))
  const nextDay = dayText(loan.dueDay + loan.term)
  const code = extensionCode(loan)
  return {
    ...commonAnswer(request, loan),
    detail: [
      ...chargeRows(loan, today),
      { text: 'Extended by', value: plural(loan.term, 'day') },
      { text: 'Loan number', value: loan.id }
    ],
    defDetail: defaultCode(request, code),
    delayInfo: { title: 'Rollover amount', delayAmount, nextRepayDate: nextDay },
    plan: [
      { remark: 'Now', title: 'Rollover payment', amount: delayAmount, time: dayText(today) },
      {
        remark: 'Next',
        title: 'Loan amount and interest',
        amount: money(loan.principal + interest(loan)),
        time: nextDay
      }
    ],
    ...special(request, loan, code)
  }
}
