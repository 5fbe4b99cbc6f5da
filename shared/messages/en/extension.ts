export const extensionMessages = {
  title: 'Rollover Repayment',
  effect: 'What happens if you extend',
  payNow: 'You pay {amount} now.',
  nextDate: 'Your next payment date is {date}.',
  owesAmount: 'Extending does not pay off your loan: you still owe {amount}.',
  owesRestOn: 'Extending does not pay off your loan: the loan itself is still due on {date}.',
  owesRest: 'Extending does not pay off your loan: you still owe the loan itself.',
  instead: 'Without the extension you repay {amount}.',
  costsMore: 'Extending costs {amount} more',
  plan: 'Plan',
  now: 'Now',
  later: 'Then',
  inAll: 'In total',
  lastDay: 'Paid off by',
  nothing: 'Nothing more',
  payAll: 'Pay it all',
  extend: 'Extend'
}
