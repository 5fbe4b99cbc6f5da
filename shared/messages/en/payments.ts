export const paymentMessages = {
  steps: 'How far your payment is',
  given: 'Given out',
  received: 'Received',
  posted: 'On your loan',
  waiting: 'Waiting for your payment of {amount}',
  waitingBy: 'Waiting for your payment of {amount} by {channel}',
  holds: 'It can be paid until {time}.',
  isReceived: 'Received {time}.',
  showsWithin: 'It shows on your loan {posting}.',
  notAgain: 'Please do not pay again.',
  reference: 'Reference',
  againTitle: 'Pay again?',
  againReceived: 'You paid {amount} at {time}. Pay again?',
  againWaiting: 'A payment of {amount} is still waiting for its money. Pay again?',
  again: 'Pay again',
  notNow: 'Not now'
}
