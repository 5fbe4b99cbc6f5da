import { type Contact, contactRequest, fetchContact } from '../../shared/api/contact.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { createResource } from '../../shared/api/resource.ts'
import { messagingLink } from '../../shared/bridge/contact.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import {
  type ContactMethod,
  emailWay,
  opener
} from '../../shared/features/contact-ways/contact-methods.ts'
import { computed } from '../../shared/lib/computed.ts'

export function waysOf({ messaging, email }: Contact): ContactMethod[] {
  const ways: ContactMethod[] = []
  if (messaging) {
    ways.push({ kind: 'messaging', value: messaging, open: opener(messagingLink(messaging)) })
  }
  if (email) ways.push(emailWay(email))
  return ways
}

export const earlyRequest = (): EarlyRequest => contactRequest

export function createCustomerServicePage() {
  const { $resource, load } = createResource(fetchContact)
  const $ways = computed($resource, resource =>
    resource.state === 'ready'
      ? ({ state: 'ready', data: waysOf(resource.data) } as const)
      : resource
  )
  return { $ways, load }
}

export type CustomerServicePage = ReturnType<typeof createCustomerServicePage>

export function writeComplaint(): void {
  openPage('complaint.html')
}

export function openMine(): void {
  openPage('complaint-list.html')
}

export function openMyData(): void {
  openPage('my-data.html')
}
