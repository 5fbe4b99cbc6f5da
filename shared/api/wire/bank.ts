export const bankPaths = {
  form: '/v3/bind-card/card-init',
  save: '/v3/bind-card/bind-card-new',
  change: '/v3/bind-card/card-change'
} as const

export const bankItemWire = {
  code: 'code',
  kind: 'cate',
  title: 'title',
  hint: 'subtitle',
  value: 'value',
  options: 'note',
  input: 'inputType',
  cardType: 'cardTypeMi',
  channelNumber: 'channelNumber'
} as const

export const bankOptionWire = { name: 'name', type: 'type', children: 'children' } as const

export const bankKinds = { text: 'text', city: 'citySelect', day: 'day', choice: 'enum' } as const

/** What `inputType` says of a field that takes digits only. */
export const bankNumberInput = 'number'

export const bankCodes = {
  cardType: 'cardType',
  channel: 'channel',
  /** Where the money goes: grouped in fours, and shown once more before it is sent. */
  account: ['bankAccount', 'walletAccount', 'cardNo', 'accountNumber'],
  /** Nobody below 18 borrows, so these days have their own bounds. */
  birthday: ['birthday', 'birthDate', 'dateOfBirth']
} as const

/** The card type that channels are for, and what is sent when the form names none. */
export const bankDefaults = { cardType: '1', channel: '90006' } as const

export const bankSaveWire = {
  form: 'items',
  productId: 'product_id',
  cardType: 'cardType',
  channel: 'channelNumber'
} as const
