import type { extensionNoteMessages as english } from '../en/extension-note.ts'

export const extensionNoteMessages: typeof english = {
  amount: 'Bayad sa extension',
  notPaidOff: 'Mauusog nito ang due date. Hindi pa nito mababayaran nang buo ang loan.'
}
