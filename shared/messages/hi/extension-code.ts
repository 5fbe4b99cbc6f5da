import type { extensionCodeMessages as english } from '../en/extension-code.ts'

export const extensionCodeMessages: typeof english = {
  amount: 'ड्यू डेट बढ़ाने का खर्च',
  notPaidOff: 'इससे लोन पूरा नहीं चुकेगा।'
}
