import { computed } from 'nanostores'
import { type Contact, fetchContact } from '../../shared/api/contact.ts'
import { createResource } from '../../shared/api/resource.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { emailLink, messagingLink, openContact } from '../../shared/bridge/contact.ts'
import { openLink, openPage } from '../../shared/bridge/open-link.ts'
import { brand } from '../../shared/config/brand.ts'

export const contact = createResource(fetchContact)

/** A way to reach somebody. Without an `open` it can only be copied. */
export interface Way {
  kind: 'messaging' | 'email' | 'phone'
  value: string
  open: (() => void) | undefined
}

function opener(link: string | undefined): Way['open'] {
  return link === undefined ? undefined : () => openContact(link)
}

export const emailWay = (value: string): Way => ({
  kind: 'email',
  value,
  open: opener(emailLink(value))
})

export const phoneWay = (value: string): Way => ({
  kind: 'phone',
  value,
  open: () => postAction('callPhone', value)
})

/** What the server names; when that is nothing, the phone. */
export function waysOf({ messaging, email }: Contact): Way[] {
  const ways: Way[] = []
  if (messaging) {
    ways.push({ kind: 'messaging', value: messaging, open: opener(messagingLink(messaging)) })
  }
  if (email) ways.push(emailWay(email))
  return ways.length > 0 ? ways : [phoneWay(brand.servicePhone)]
}

export const $ways = computed(contact.$resource, resource =>
  resource.state === 'ready' ? ({ state: 'ready', data: waysOf(resource.data) } as const) : resource
)

export function openWebsite(address: string): void {
  openLink(address)
}

export function writeComplaint(): void {
  openPage('complaint.html')
}

export function openMine(): void {
  openPage('complaint-list.html')
}
