export const acceptedMessages = {
  title: 'You have accepted this loan',
  checking: 'We are checking your application. We answer within {time}.',
  paidOut:
    'If we approve it, the money goes to your account {from} to {to} days after you accepted.',
  paidOutBy: 'If we approve it, the money goes to your account by {date}.',
  seeLoan: 'See your loan'
}
