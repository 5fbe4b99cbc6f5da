import { postAction } from '../../bridge/bridge.ts'
import { emailLink, openContact } from '../../bridge/contact.ts'

/** Without an `open` it can only be copied. */
export interface ContactMethod {
  kind: 'messaging' | 'email' | 'phone'
  value: string
  open: (() => void) | undefined
}

export function opener(link: string | undefined): ContactMethod['open'] {
  return link === undefined ? undefined : () => openContact(link)
}

export const emailWay = (value: string): ContactMethod => ({
  kind: 'email',
  value,
  open: opener(emailLink(value))
})

export const phoneWay = (value: string): ContactMethod => ({
  kind: 'phone',
  value,
  open: () => postAction('callPhone', value)
})
