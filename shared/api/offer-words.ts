// Only sure names: 'Processing fee' alone does not say whether it is kept back.
/** How backends name an offer's rows and units; a brand adds its `offerWords`. */
export const offerWords = {
  received: [
    'Amount received',
    'Amount to receive',
    'Amount to be received',
    'Amount to be disbursed',
    'Amount disbursed',
    'Disbursed amount',
    'Disbursement amount',
    'You receive',
    'You get',
    'Net proceeds',
    'Net proceeds of loan',
    'Net amount received',
    'Net disbursed amount',
    'Payout',
    'Payout amount',
    '到账金额',
    '实际到账金额'
  ],
  /** Charges kept back from the payout; all of them are taken together. */
  withheld: [
    'Fees deducted',
    'Deducted from payout',
    'Deducted from proceeds',
    'Fee deducted in advance',
    'Upfront deduction',
    'Total deductions'
  ],
  total: [
    'Total to repay',
    'Total repayment',
    'Total repayment amount',
    'Total amount to repay',
    'Total amount payable',
    'You repay in total',
    '还款总额',
    '应还总额'
  ],
  interest: ['Interest', 'Total interest', 'Interest amount', 'Interest charge', '利息'],
  day: ['day', 'days', 'd', '天', '日', '1'],
  week: ['week', 'weeks', 'w', 'wk', 'wks', '周', '星期', '2'],
  month: ['month', 'months', 'm', 'mo', 'mos', 'mon', '月', '个月', '個月', '3']
} as const
