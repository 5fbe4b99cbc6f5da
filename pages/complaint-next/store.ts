import { computed } from 'nanostores'
import { type ComplaintStart, fetchComplaintStart, ordersOf } from '../../shared/api/complaint.ts'
import { createResource } from '../../shared/api/resource.ts'
import { collectionType } from '../../shared/api/wire/complaint.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import { param } from '../../shared/context/query.ts'
import { chosen } from './chosen.ts'
import { restoreDraft } from './draft.ts'
import { knownPayment } from './known-payment.ts'
import { asksPayment } from './payment-fields.ts'
import { retryFailed } from './photos.ts'
import { questionsOf } from './text.ts'
import { titlesOf } from './titles-of.ts'

let restored: Promise<void> | undefined

const start = createResource(async () => {
  const known = restored ? undefined : knownPayment().catch(() => ({}))
  const result = await fetchComplaintStart()
  // Whose a draft is, the server's orders tell.
  if (result.success) restored ??= restoreDraft(ordersOf(result.data), known)
  await restored
  return result
})

export interface About {
  /** Titles of the type and the sub-type. */
  tags: string[]
  orderNo: string
  /** The questions that a complaint of this type is asked. */
  questions: ReturnType<typeof questionsOf>
  /** Whether they are about a payment, and come first. */
  isPayment: boolean
}

export const $about = computed(start.$resource, resource => {
  if (resource.state !== 'ready') return resource
  const { type, subType, orderNo } = chosen()
  if (refusesCollection(resource.data)) return { state: 'unsupported' } as const
  const about: About = {
    tags: titlesOf(resource.data, { type, subType }),
    orderNo,
    questions: questionsOf(type),
    isPayment: asksPayment(type)
  }
  return { state: 'ready', data: about } as const
})

/** An order that supports no complaint about its collection, whatever the address asks for. */
function refusesCollection({ order, orders }: ComplaintStart): boolean {
  const { type, orderNo } = chosen()
  const named = [order, ...orders].find(each => each?.number === orderNo)
  return type === collectionType && named?.supportsCollection === false
}

/** Goes to where the type is chosen. */
export function changeType({ replace = false } = {}): void {
  const { type, orderNo } = chosen()
  const productId = param('productId')
  const own = { orderId: orderNo || undefined, productId, problemType: type || undefined }
  openPage('complaint.html', own, { replace })
}

/** A page that was opened without a type, or without a collection's sub-type, has to ask first. */
export async function openComplaint(): Promise<void> {
  if (!chosen().type) return changeType({ replace: true })
  addEventListener('online', retryFailed)
  await start.load()
  const resource = start.$resource.get()
  const { type, subType } = chosen()
  if (resource.state !== 'ready' || type !== collectionType || subType) return
  if (resource.data.subTypes.length > 0) changeType({ replace: true })
}
