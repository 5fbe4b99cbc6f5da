export const optionMessages = {
  title: 'Choose how much to pay',
  kinds: {
    full: 'Pay it all now',
    part: 'Pay a part now',
    plan: 'Pay in parts',
    extension: 'Extend the loan'
  },
  now: 'You pay now',
  later: 'You pay later',
  laterBy: '{amount} by {date}',
  laterIn: '{amount} in {count} payments, the last on {date}',
  nothing: 'Nothing',
  cost: 'Interest and charges from now on',
  over: 'All paid on',
  today: 'Today',
  cheapest: 'Costs you least',
  saves: 'You save {amount} by paying early',
  notPaidOff: 'This does not pay off your loan.',
  amount: 'Amount to pay now',
  enter: 'Enter an amount from {min} to {max}',
  shares: {
    quarter: 'A quarter',
    half: 'Half',
    all: 'All'
  },
  after: 'Then you still owe {amount}, due by {date}.',
  afterAll: 'Then you owe nothing.',
  refusedOne: 'We do not show one way to pay, because its amounts or dates do not add up.',
  refused: 'We do not show {count} ways to pay, because their amounts or dates do not add up.',
  holds: 'These amounts hold until {time}.',
  ended: 'These amounts held only until now. Look at the new ones before you pay.',
  codes:
    'The codes on this page are for {amount}, so they are hidden. To pay {part}, use the button below.',
  terms: 'Terms',
  seeExtension: 'See the extension',
  payInstead: 'Choose this'
}
