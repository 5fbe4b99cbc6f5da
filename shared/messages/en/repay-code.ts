export const repayCodeMessages = {
  amount: 'Amount to repay',
  linkAmount: 'Amount stated by the link',
  codeName: 'repayment code',
  channel: 'Payment method',
  qr: 'QR code to pay with',
  drawnQr: 'QR code of the repayment code',
  codeTips: [
    'Give this code at the counter, or type it as the reference number in your e-wallet.',
    'Pay exactly {amount}.',
    'Keep the receipt until the payment is credited to your loan.'
  ],
  atCounter: 'At the counter',
  counterTip: 'Tap Show\u00a0to\u00a0cashier.',
  onPhone: 'On this phone',
  saveTip: 'Save the code or take a screenshot first.',
  screenshotTip: 'Take a screenshot first.',
  qrTips: [
    'Open your e-wallet or bank app and choose to scan a QR code, or to take one from your photos.',
    'Check the amount and the biller before you confirm.',
    'Keep the receipt until the payment is credited to your loan.'
  ],
  howTo: 'How to pay',
  otherAmount:
    'The link that opened this page named {amount}. Pay the amount above: it is the one in our records for your loan.',
  amountUnknown:
    'Our records name no amount for this code. See your loan for the amount before you pay.',
  waiting: 'We are still checking this code…',
  unchecked: 'We could not check this code. Check it again when you have a signal.',
  checkedBefore: 'No connection right now. We last confirmed this code: {time}.',
  checkAgain: 'Check again',
  noneTitle: 'There is no repayment code here',
  none: 'The link that opened this page has no readable code.',
  differentTitle: 'Do not pay with this code',
  different:
    'The code in this link is not the one in our records for your loan. Open the repayment page to see the right one.',
  unnamed:
    'This link names no loan, so we could not check its code. Pay only where the biller is {biller}; the code of your own loan is in the app.',
  unknownTitle: 'We cannot confirm this code',
  unknown:
    'Our records have no code like this for your loan. Open the repayment page to see how to pay.',
  hidden:
    'This link names no loan, so we cannot confirm its code. Do not pay with it: the code of your loan is in the app.',
  toApp: 'Find my loan in the app',
  ask: 'Ask customer service',
  openRepayment: 'Open the repayment page',
  back: 'Go back'
}
