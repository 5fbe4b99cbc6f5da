const date = 'Repayment date'

/** The words that the early values bring, inlined, without the others. */
export const dueMessages = {
  date,
  past: 'Was due on'
}

export const repaymentMessages = {
  title: 'Repayment',
  amount: 'Amount to repay',
  date,
  more: 'more',
  hide: 'hide',
  guide: 'How to repay, step by step',
  codeTitle: 'Repayment code',
  codeHow: 'How to pay with this code',
  code: 'repayment code',
  contract: 'contract number',
  method: 'Payment Method',
  methodHint: 'Please select your repayment method for payment',
  noMethod: 'No payment method is available right now. Use the repayment code or call us.',
  close: 'Close',
  pay: 'Payment',
  paying: 'loading...',
  noAmount: 'The amount could not be read, so it cannot be paid here. Please try again or call us.',
  scan: 'Scan to pay',
  scanHint: 'Show this barcode to the cashier.',
  noBarcode: 'The barcode cannot be drawn. Please read this code to the cashier.',
  expires: 'Valid until {time}',
  fee: 'Fee: {fee}',
  uncertainTitle: 'Please check before you pay again',
  uncertainText:
    'We could not tell whether it went through. Pay again only what your loan still shows as owed.',
  ok: 'OK',
  openLoan: 'See your loan'
}

export const codeMessages = {
  title: 'Repayment code',
  slip: 'Please keep the deposit slip as proof of payment',
  total: 'Total payment',
  contract: 'Contract number',
  code: 'Repayment code',
  noSteps:
    'There is no repayment code for this loan right now. Go back and choose a payment method.',
  missing: 'Please open the repayment page again to see the code.'
}
