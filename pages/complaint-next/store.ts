import { atom } from 'nanostores'
import {
  type ComplaintOrder,
  type ComplaintStart,
  complaintStartRequest,
  fetchComplaintStart,
  ordersOf
} from '../../shared/api/complaint.ts'
import { collectionType } from '../../shared/api/complaint-types.ts'
import type { EarlyRequest, FromAddress } from '../../shared/api/from-address.ts'
import { createResource } from '../../shared/api/resource.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { createPhotos } from '../../shared/features/photos/photos.ts'
import { computed } from '../../shared/lib/computed.ts'
import { choiceInAddress, loanOfAddress } from './choice-in-address.ts'
import { createDraft } from './draft.ts'
import { knownPayment, nothingKnown } from './known-payment.ts'
import { asksPayment } from './payment-fields.ts'
import { createComplaintSending } from './send.ts'
import { createText, questionsOf } from './text.ts'
import { titlesOf } from './titles-of.ts'

export interface About {
  tags: string[]
  orderNo: string
  /** `Sample Peso · ₱5.000,00 · Overdue`; '' for an order that the server does not list. */
  loan: string
  questions: ReturnType<typeof questionsOf>
  isPayment: boolean
}

function chosenOrder({ order, orders }: ComplaintStart): ComplaintOrder | undefined {
  const { orderNo } = choiceInAddress()
  return [order, ...orders].find(each => each?.number === orderNo)
}

/** An order may allow no complaint about its collection, whatever the address asks for. */
const refusesCollection = (start: ComplaintStart) =>
  choiceInAddress().type === collectionType && chosenOrder(start)?.supportsCollection === false

function loanText(order: ComplaintOrder | undefined): string {
  return [order?.productName, order?.rows[0]?.value, order?.status].filter(Boolean).join(' · ')
}

export function changeType({ replace = false } = {}): void {
  const own = { ...loanOfAddress(), problemType: choiceInAddress().type || undefined }
  openPage('complaint.html', own, { replace })
}

/** A complaint about collection begins with the loan that it is about. */
function lacksChoice(): boolean {
  const { type, orderNo } = choiceInAddress()
  return !type || (type === collectionType && !orderNo)
}

export const earlyRequest = (): EarlyRequest => complaintStartRequest<FromAddress>()

export function createComplaintNextPage() {
  const text = createText()
  const photos = createPhotos()
  const draft = createDraft(text, photos)
  const sending = createComplaintSending(text, photos, draft)
  const $references = atom(nothingKnown.references)
  let restored: Promise<void> | undefined

  const findMissed = async () => {
    const { missed, references } = await knownPayment().catch(() => nothingKnown)
    $references.set(references)
    return missed
  }

  const start = createResource(async () => {
    const missed = restored ? undefined : findMissed()
    const result = await fetchComplaintStart()
    // The server's orders tell whose a draft is.
    if (result.success) {
      sending.noteListed()
      restored ??= draft.restoreDraft(ordersOf(result.data), missed)
    }
    await restored
    return result
  })

  const $about = computed(start.$resource, resource => {
    if (resource.state !== 'ready') return resource
    const { type, subType, orderNo } = choiceInAddress()
    if (refusesCollection(resource.data)) return { state: 'unsupported' } as const
    const about: About = {
      tags: titlesOf(resource.data, { type, subType }),
      orderNo,
      loan: loanText(chosenOrder(resource.data)),
      questions: questionsOf(type),
      isPayment: asksPayment(type)
    }
    return { state: 'ready', data: about } as const
  })

  return {
    text,
    photos,
    draft,
    sending,
    $references,
    $about,
    /** Without a type, or a collection's sub-type, the page has to ask first. */
    open: async () => {
      if (lacksChoice()) return changeType({ replace: true })
      addEventListener('online', photos.retryFailed)
      await start.load()
      const resource = start.$resource.get()
      const { type, subType } = choiceInAddress()
      if (resource.state !== 'ready' || type !== collectionType || subType) return
      if (resource.data.subTypes.length > 0) changeType({ replace: true })
    }
  }
}

export type ComplaintNextPage = ReturnType<typeof createComplaintNextPage>
