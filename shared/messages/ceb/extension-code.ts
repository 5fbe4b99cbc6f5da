import type { extensionCodeMessages as english } from '../en/extension-code.ts'

export const extensionCodeMessages: typeof english = {
  amount: 'Bayad sa extension',
  notPaidOff: 'Dili pa niini mabayran og tibuok ang loan.'
}
