export const paperMessages = {
  receipt: { title: 'Receipt', text: '{company} confirms that it has received this payment.' },
  closure: {
    title: 'Letter of full payment',
    text: '{company} confirms that the loan under contract {contract} is paid in full. Nothing is owed on it any more.'
  },
  title: 'Papers',
  statement: 'Statement',
  contract: 'Contract',
  holder: 'Borrower',
  amount: 'Amount paid',
  date: 'Date',
  reference: 'Reference',
  balance: 'Still owed',
  signed: 'Signed electronically; valid without a handwritten signature.',
  signedOn: 'Signed on {date}. Anybody can check this paper at {site}.',
  opening: 'loading...',
  unconfirmed: 'This paper could not be confirmed, so it is not shown. Please tell us.'
}
