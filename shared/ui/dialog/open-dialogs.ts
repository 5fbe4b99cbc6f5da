import { atom } from 'nanostores'

/** How many are open: toasts show inside the topmost, since a modal makes the rest inert. */
export const $openDialogs = atom(0)
