import type { extensionCodeMessages as english } from '../en/extension-code.ts'

export const extensionCodeMessages: typeof english = {
  amount: 'Bayad sa extension',
  notPaidOff: 'Hindi pa nito mababayaran nang buo ang loan.'
}
