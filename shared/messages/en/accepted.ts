export const acceptedMessages = {
  title: 'You have accepted this loan',
  checking: 'We check your application. You hear from us within {time}.',
  paidOut: 'Then the money goes to your account, {from} to {to} days after you accepted.',
  here: 'This page shows each step.',
  day: '1 day',
  days: '{count} days',
  seeLoan: 'See your loan'
}
