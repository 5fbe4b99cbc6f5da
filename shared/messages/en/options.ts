export const optionMessages = {
  title: 'Choose how much to pay',
  others: 'Other amounts',
  kinds: {
    full: 'Pay it all now',
    part: 'Pay part of it now',
    plan: 'Pay in parts',
    extension: 'Extend the loan'
  },
  now: 'You pay now',
  later: 'You pay later',
  laterIn: 'in {count} payments',
  nothing: 'Nothing',
  cost: 'Interest and charges included',
  waived: 'Late charges taken off',
  over: 'Paid off by',
  today: 'Today',
  ifToday: 'If you pay today',
  rest: 'Remaining {amount} due {date}',
  cheapest: 'Lowest cost',
  save: '{amount} off',
  saves: 'You save {amount} by paying early.',
  amount: 'Amount to pay now',
  enter: 'Enter an amount from {min} to {max}',
  tooLittle: '{amount} is too little. Enter {min} to {max}',
  tooMuch: '{amount} is too much. Enter {min} to {max}',
  shares: {
    quarter: 'A quarter',
    half: 'Half',
    all: 'All'
  },
  after: 'Then you still owe {amount}, due by {date}.',
  afterAll: 'Then you owe nothing.',
  refusedOne: 'One offer is missing here, because its amounts or dates do not add up. Call us.',
  refused:
    '{count} offers are missing here, because their amounts or dates do not add up. Call us.',
  holds: 'These amounts are valid until {time}.',
  ended: 'These amounts are no longer valid. Look at the new ones before you pay.',
  codes:
    'The codes on this page are for {amount}, so they are hidden. To pay {part}, use the button below.',
  terms: 'Terms',
  seeExtension: 'See the extension',
  payInstead: 'Choose this'
}
