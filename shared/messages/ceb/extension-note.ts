import type { extensionNoteMessages as english } from '../en/extension-note.ts'

export const extensionNoteMessages: typeof english = {
  amount: 'Bayad sa extension',
  notPaidOff: 'Mabalhin niini ang due date. Dili pa niini mabayran og tibuok ang loan.'
}
