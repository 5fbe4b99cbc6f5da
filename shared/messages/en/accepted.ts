export const acceptedMessages = {
  title: 'You have accepted this loan',
  checking: 'We are checking your application. You will hear from us within {time}.',
  paidOut: 'Then the money goes to your account, {from} to {to} days after you accepted.',
  here: 'This page shows each step.',
  seeLoan: 'See your loan'
}
