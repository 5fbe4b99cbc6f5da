import type { extensionNoteMessages as english } from '../en/extension-note.ts'

export const extensionNoteMessages: typeof english = {
  amount: 'ड्यू डेट बढ़ाने का खर्च',
  notPaidOff: 'इससे ड्यू डेट आगे बढ़ेगी। लोन पूरा नहीं चुकेगा।'
}
