import { atom } from 'nanostores'

/** `ended` asks the borrower to log in, `dismissed` has asked. */
export const $session = atom<'open' | 'ended' | 'dismissed'>('open')

export const endSession = () => $session.set('ended')
export const dismissSessionEnd = () => $session.set('dismissed')
export const renewSession = () => $session.set('open')
