export const optionsPath = '/v3/loan-details/options'

export const optionsWire = { currency: 'currency', asOf: 'asOf', options: 'options' } as const

export const payOptionWire = {
  id: 'id',
  kind: 'kind',
  now: 'amount',
  min: 'min',
  max: 'max',
  until: 'until',
  due: 'due',
  rest: 'rest',
  schedule: 'schedule',
  cost: 'cost',
  waived: 'waived',
  channels: 'channels',
  note: 'note',
  terms: 'terms'
} as const

export const plannedPaymentWire = { date: 'date', minor: 'amount' } as const

export const termsWire = { title: 'title', url: 'url' } as const
