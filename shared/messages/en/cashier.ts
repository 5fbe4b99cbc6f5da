export const cashierMessages = {
  openOf: 'Show to cashier: {name}',
  used: 'This code has been used: your loan is paid.',
  extended: 'This code has been used: your loan is extended.',
  expired: 'This repayment code expired on {time}. Do not pay with it: get a new code.',
  ended: 'This repayment code has expired. Do not pay with it: get a new code.',
  nothing: 'There is nothing to pay right now. See your loan for what comes next.',
  renew: 'Get a new code',
  notRenewed:
    'There is no new code yet. Please try again later, choose another payment method or call us.',
  keptTitle: 'Your code is saved on this phone',
  kept: 'As of {time}. Code and amount may have changed since then.'
}
