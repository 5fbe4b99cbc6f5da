import { atom } from 'nanostores'

/** Whether the server knows the session: `ended` asks the borrower to log in, `dismissed` has asked him. */
export const $session = atom<'open' | 'ended' | 'dismissed'>('open')

export const endSession = () => $session.set('ended')
export const dismissSessionEnd = () => $session.set('dismissed')
export const renewSession = () => $session.set('open')
