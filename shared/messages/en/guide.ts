export const guideMessages = {
  title: 'Repayment instructions',
  lead: 'You need only your repayment code and the exact amount.',
  example: 'Example amount and code.',
  enlarge: 'Tap a picture to see it larger.',
  count: '{count} steps, with pictures',
  walletTitle: 'With your e-wallet',
  wallet: [
    {
      text: 'On the repayment page, tap Copy beside your repayment code. This is your reference number.',
      picture: 'The repayment page, with the Copy button beside the code'
    },
    {
      text: 'Open your e-wallet and choose Bills or Pay bills.',
      picture: 'The first screen of an e-wallet, with Bills marked'
    },
    {
      text: 'Choose Loans, then {biller}. Any other name is not us.',
      picture: 'A list of billers, with ours marked'
    },
    {
      text: 'Paste the code as the reference number and enter the exact amount.',
      picture: 'A form with the reference number and the amount'
    },
    {
      text: 'Check the biller and the amount, confirm, and keep the receipt.',
      picture: 'A receipt with biller, reference number and amount'
    }
  ],
  storeTitle: 'At a store’s cashier',
  store: [
    {
      text: 'On the repayment page, tap Show to cashier. If you have opened the page before, it works without a signal.',
      picture: 'The code for the cashier, in large groups of four, with its barcode'
    },
    { text: 'Tell the cashier that you want to pay a bill of {biller}.', picture: '' },
    {
      text: 'Let the cashier scan the barcode or type the code. Ask the cashier to read it back to you.',
      picture: 'A cashier behind the counter, scanning the code on your phone'
    },
    {
      text: 'Pay the exact amount and keep the deposit slip as proof of payment.',
      picture: 'A deposit slip with biller, code, amount and the store’s stamp'
    }
  ],
  afterTitle: 'After you have paid',
  after:
    'A payment is credited to your loan {time}. Until then keep the receipt, and do not pay twice.',
  missing: 'Not there by then?',
  viewer: {
    close: 'Close',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out'
  },
  drawing: {
    repayment: 'Repayment',
    code: 'Repayment code',
    copy: 'Copy',
    wallet: 'My e-wallet',
    tiles: ['Send', 'Bills', 'Load', 'Bank'],
    billers: 'Loans',
    otherBillers: ['Demo Lending', 'Model Finance'],
    payBill: 'Pay bill',
    reference: 'Reference number',
    amount: 'Amount',
    next: 'Next',
    paid: 'Paid',
    biller: 'Biller',
    cashier: 'Show to cashier',
    slip: 'Deposit slip',
    stamp: 'PAID'
  }
}
