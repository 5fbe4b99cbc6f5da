import { atom } from 'nanostores'

/** `ended` asks the borrower to log in, `dismissed` has asked. */
export const $session = atom<'open' | 'ended' | 'dismissed'>('open')

/** Whether fields stood on the page when the session ended. */
export const $hadFields = atom(false)

export function endSession(): void {
  if ($session.get() !== 'ended') $hadFields.set(document.querySelector('form [name]') !== null)
  $session.set('ended')
}

export const dismissSessionEnd = () => $session.set('dismissed')
export const renewSession = () => $session.set('open')

/** The page itself asks for it, so the dialog would say the same; but it alone tells of a form's text. */
export function sayOnPage(): void {
  if ($session.get() === 'ended' && !$hadFields.get()) dismissSessionEnd()
}
