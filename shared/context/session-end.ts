import { atom } from 'nanostores'

/**
 * Whether the server still knows the session: `ended` asks the borrower to log in, `dismissed` has
 * asked him. It ends with an answer that says so, and goes on with the app's next session.
 */
export const $session = atom<'open' | 'ended' | 'dismissed'>('open')

export const endSession = () => $session.set('ended')
export const dismissSessionEnd = () => $session.set('dismissed')
export const renewSession = () => $session.set('open')
