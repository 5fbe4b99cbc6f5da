export const paymentsPath = '/v3/loan-details/payments'

export const paymentsWire = {
  owed: 'owed',
  currency: 'currency',
  asOf: 'asOf',
  payments: 'payments'
} as const

export const paymentWire = {
  id: 'id',
  kind: 'kind',
  state: 'state',
  minor: 'amount',
  channel: 'channel',
  reference: 'reference',
  madeAt: 'madeAt',
  postedAt: 'postedAt',
  expiresAt: 'expiresAt',
  message: 'message',
  hasPaper: 'paper'
} as const
