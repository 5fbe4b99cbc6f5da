export const paymentMessages = {
  steps: 'How far your payment is',
  given: 'Started',
  received: 'Received',
  posted: 'Credited',
  waiting: 'Waiting for your payment of {amount}',
  waitingBy: 'Waiting for your payment of {amount} with {channel}',
  holds: 'It can be paid until {time}.',
  isReceived: 'Received: {time}.',
  showsWithin: 'It is credited to your loan {posting}.',
  notAgain: 'Please do not pay again.',
  receivedTitle: 'Pay again?',
  havePaid: 'I have paid',
  payNow: 'Pay now',
  reference: 'Reference',
  againTitle: 'Have you paid already?',
  againReceived: 'You paid {amount} ({time}). Pay again?',
  againWaiting:
    'You started a payment of {amount}, and no money has arrived. If you did not pay, go on.',
  again: 'Pay again',
  notNow: 'Not now'
}
