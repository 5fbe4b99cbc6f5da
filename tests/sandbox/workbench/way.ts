/** The borrower's whole way, step by step: a scenario each, and what happens there. */
export const way: readonly (readonly [scenario: string, text: string])[] = [
  ['own-costs-en', 'An advertisement: what a loan costs, and signing up'],
  ['bind-bank', 'The account that the loan is paid into'],
  ['confirm', 'What he gets, what he owes, on these dates: he agrees'],
  ['order-review', 'The application is looked at'],
  ['order-running', 'The loan runs'],
  ['order-due-rollover', 'Soon due: pay, or extend'],
  ['repay-wallets', 'Ways to pay; the wallet and the counter stand beside'],
  ['repay-code-text', 'A code for the counter'],
  ['repay-delay-due', 'What waiting costs, beside paying all'],
  ['order-overdue', 'Late: what is owed now'],
  ['complaint-next-payment', 'A payment that is not shown: he complains'],
  ['complaint-detail-waiting', 'When the answer is due, and where to go next'],
  ['statement', 'The loan’s ledger, added up again'],
  ['order-settled', 'Paid in full, and the paper that says so']
]
