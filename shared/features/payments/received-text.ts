import { atom } from 'nanostores'

/** Says that the money of this page's loan was received, also over the code at a counter; '' before. */
export const $receivedText = atom('')
