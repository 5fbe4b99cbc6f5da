export const paymentEndMessages = {
  isPosted: 'Your payment of {amount} was credited to your loan.',
  owes: 'You still owe {amount}.',
  owesNothing: 'You owe nothing more on this loan.',
  notNeeded: 'You no longer need to pay {amount}.',
  notNeededText: 'This loan is paid. If you paid this too, keep the receipt and call us.',
  expired: 'This code or link has expired.',
  expiredText: 'We did not receive a payment. You can pay with a new code.',
  payAnew: 'Pay with a new code',
  failed: 'No money was taken.',
  returned: 'Your payment of {amount} was returned to you.',
  payNow: 'You can pay now.',
  overpaid: 'You have paid {amount} more than you owed.',
  comesBack: 'Nothing is left to pay. Call us: we will tell you how you get the money back.'
}
