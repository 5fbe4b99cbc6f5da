export const papersPaths = {
  statement: '/v3/loan-papers/statement',
  paper: '/v3/loan-papers/paper'
} as const

export const statementWire = {
  loan: 'loan',
  entries: 'entries',
  balance: 'balance',
  asOf: 'asOf'
} as const

export const statementLoanWire = {
  contract: 'contract',
  /** The borrower, masked as in signed papers. */
  holder: 'holder',
  product: 'product',
  amount: 'amount',
  received: 'received',
  currency: 'currency',
  from: 'from',
  due: 'due',
  state: 'state'
} as const

export const statementEntryWire = {
  date: 'date',
  kind: 'kind',
  text: 'text',
  change: 'change',
  balance: 'balance'
} as const

export const signedWire = 'jws'
