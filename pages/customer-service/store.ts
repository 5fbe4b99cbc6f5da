import { atom } from 'nanostores'
import { type Contact, contactRequest, fetchContact } from '../../shared/api/contact.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { createResource } from '../../shared/api/resource.ts'
import { messagingLink } from '../../shared/bridge/contact.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { company } from '../../shared/config/company.ts'
import { marketHolidays } from '../../shared/config/market-holidays.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { onPageReturn } from '../../shared/context/page-return.ts'
import {
  type ContactMethod,
  emailWay,
  opener
} from '../../shared/features/contact-ways/contact-methods.ts'
import { computed } from '../../shared/lib/computed.ts'
import { isOfficeOpen } from '../../shared/loan/office-hours.ts'

/** Milliseconds between two looks at the clock. */
const minute = 60_000

export function waysOf({ messaging, email }: Contact): ContactMethod[] {
  const ways: ContactMethod[] = []
  if (messaging) {
    ways.push({ kind: 'messaging', value: messaging, open: opener(messagingLink(messaging)) })
  }
  if (email) ways.push(emailWay(email))
  return ways
}

export const earlyRequest = (): EarlyRequest => contactRequest

/** Undefined where the hours are a text alone, or only the phone's own clock is known. */
function isOpenNow(): boolean | undefined {
  const time = marketTime()
  if (!company.officeHours || !time.isServers) return undefined
  return isOfficeOpen(company.officeHours, time, marketHolidays())
}

export function createCustomerServicePage() {
  const { $resource, load } = createResource(fetchContact)
  const $ways = computed($resource, resource =>
    resource.state === 'ready'
      ? ({ state: 'ready', data: waysOf(resource.data) } as const)
      : resource
  )
  // Not before the server's time is known: the page is drawn when it is built, too.
  const $isOpen = atom<boolean | undefined>()
  const look = () => $isOpen.set(isOpenNow())
  onPageReturn(look)
  const loadAndLook = async () => {
    await load()
    look()
  }
  return {
    $ways,
    $isOpen,
    retry: loadAndLook,
    open: () => {
      document.addEventListener('visibilitychange', look)
      setInterval(look, minute)
      return loadAndLook()
    }
  }
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
