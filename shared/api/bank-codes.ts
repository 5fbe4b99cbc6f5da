export const bankKinds = { text: 'text', city: 'citySelect', day: 'day', choice: 'enum' } as const

/** The `inputType` of a field that takes digits only. */
export const bankNumberInput = 'number'

export const bankCodes = {
  cardType: 'cardType',
  channel: 'channel',
  wallet: 'walletAccount',
  /** Where the money goes: grouped, and shown once more before it is sent. */
  account: ['bankAccount', 'walletAccount', 'cardNo', 'accountNumber'],
  /** Nobody below 18 borrows, so these days have their own bounds. */
  birthday: ['birthday', 'birthDate', 'dateOfBirth']
} as const

/** The card type that channels are for, and what is sent when the form names none. */
export const bankDefaults = { cardType: '1', channel: '90006' } as const
