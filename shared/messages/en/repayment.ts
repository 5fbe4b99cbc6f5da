/** Apart, since the early values are inlined in the html. */
export const dueMessages = {
  date: 'Due date',
  past: 'Was due',
  lateCost: 'Includes late charges of {cost}',
  dueToday: 'Due today',
  dayLeft: '1 day left',
  daysLeft: '{count} days left',
  dayLate: '1 day late',
  daysLate: '{count} days late',
  inDispute: 'We are looking into your complaint'
}

export const repaymentMessages = {
  title: 'Repayment',
  amount: 'Amount to repay',
  more: 'more',
  hide: 'hide',
  saved: 'Saved by paying early',
  guide: 'How to repay, step by step',
  orCode: 'Or pay with this code',
  withCode: 'Pay with this code',
  otherCode: 'Or this code: use only one of the two',
  ofChannel: 'Payment method you chose',
  codeHow: 'How to pay with this code',
  code: 'repayment code',
  contract: 'contract number',
  method: 'Payment Method',
  /** Beside an act of the card that stands for the same way. */
  byLink: 'on the web instead',
  otherWays: 'Other ways to pay',
  chooseOther: 'Choose another way',
  allWays: 'All {count} ways to pay',
  wrongWay: 'Do not pay this way',
  paidLast: 'You paid with this last time',
  methodHint: 'Please select your repayment method for payment',
  noMethod: 'No payment method is available right now. Use the repayment code or call us.',
  noWay: 'There is no way to pay here right now. Please try again later or call us.',
  noCode: 'This repayment code cannot be shown right now. Choose a payment method, or call us.',
  least: 'Only for {amount} or more',
  most: 'Only up to {amount}',
  posts: 'Credited {time}',
  noneFound: 'No payment method found.',
  kinds: { wallet: 'E-wallets', counter: 'Counters and stores', bank: 'Banks', other: 'Others' },
  pay: 'Payment',
  amountFirst: 'Correct the amount first',
  stillLoading: 'Still loading. Please wait.',
  paying: 'loading...',
  noAmount: 'We cannot read the amount, so you cannot pay it here. Please try again or call us.',
  scan: 'Show barcode',
  scanHint: 'Show this barcode to the cashier.',
  noBarcode: 'We cannot show the barcode. Please read this code to the cashier.',
  noPicture: 'This barcode cannot be shown right now. Choose another payment method, or call us.',
  expires: 'Valid until {time}',
  fee: 'Fee: {fee}',
  notOpened:
    'The payment app or page did not open. Nothing was paid: choose another payment method.',
  noLinkTitle: 'You have not paid yet',
  noLinkText: 'The payment page did not open. No money was taken: you can try again.',
  ok: 'OK'
}

export const codeMessages = {
  slip: 'Please keep the deposit slip as proof of payment',
  total: 'Total payment',
  noSteps:
    'There is no repayment code for this loan right now. Go back and choose a payment method.',
  missing: 'Please open the repayment page again to see the code.'
}
