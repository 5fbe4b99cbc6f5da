export const paperMessages = {
  receipt: { title: 'Receipt', text: '{company} confirms that it has received this payment.' },
  closure: {
    title: 'Certificate of full payment',
    text: '{company} confirms that the loan under contract {contract} is paid in full. Nothing more is owed on it.'
  },
  title: 'Documents',
  statement: 'Statement',
  amount: 'Amount paid',
  balance: 'Still owed',
  seal: 'PAID',
  signed: 'Signed electronically on {date}; valid without a handwritten signature.',
  opening: 'loading...',
  unconfirmed: 'We could not confirm this document, so we do not show it. Please call us.'
}
