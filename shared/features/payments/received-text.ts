import { atom } from 'nanostores'

/** Says that this loan's money was received, also over a counter's code; '' before. */
export const $receivedText = atom('')
