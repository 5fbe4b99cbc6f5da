import { atom } from 'nanostores'
import { complaintStartMessages as messages } from '#messages/complaint.ts'
import {
  type ComplaintStart,
  complaintStartRequest,
  fetchComplaintStart,
  ordersOf
} from '../../shared/api/complaint.ts'
import { collectionType } from '../../shared/api/complaint-types.ts'
import type { EarlyRequest, FromAddress } from '../../shared/api/from-address.ts'
import { createResource, type Resource } from '../../shared/api/resource.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { loanParams } from '../../shared/context/loan-params.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { computed } from '../../shared/lib/computed.ts'
import { type StoredChoice, settleChoices } from './choice.ts'
import { createChoiceDraft } from './choice-draft.ts'
import { createSentComplaint } from './sent-complaint.ts'

export const earlyRequest = (): EarlyRequest =>
  complaintStartRequest<FromAddress>({ from: 'orderId', optional: true })

/** Not every order allows complaints about collection; says so if this one does not. */
function refuses(start: Resource<ComplaintStart>, choice: StoredChoice): boolean {
  const { type } = choice
  if (type !== collectionType || start.state !== 'ready') return false
  const isRefused = settleChoices(start.data, choice).type !== type
  if (isRefused) showToast(messages.unsupported)
  return isRefused
}

function openNext({ isComplete, order, type, subType }: ReturnType<typeof settleChoices>): void {
  if (!isComplete) return
  openPage('complaint-next.html', {
    problemType: type,
    problemSonType: subType,
    orderNo: order?.number ?? '',
    // It belongs only to the order that the page was opened with.
    productId: order?.number === param('orderId') ? param('productId') : undefined
  })
}

export function createComplaintPage() {
  const { takeSent, ...sent } = createSentComplaint()
  const { $chosen, $restored, restoreOwn, restoreOf, choose, discardDraft } = createChoiceDraft()
  const $showsOrders = atom(false)

  const start = createResource(async () => {
    const restoring = restoreOwn()
    const [result] = await Promise.all([fetchComplaintStart(param('orderId')), restoring])
    // The server's orders tell whose the words of another session are.
    if (result.success) await restoreOf(ordersOf(result.data))
    return result
  })

  const $start = computed([start.$resource, $chosen], (resource, chosen) =>
    resource.state === 'ready'
      ? ({ state: 'ready', data: settleChoices(resource.data, chosen) } as const)
      : resource
  )

  const refusesType = (type: string) => refuses(start.$resource.get(), { ...$chosen.get(), type })

  const forgetRefusedType = () => {
    if (refusesType($chosen.get().type)) choose({ type: '', subType: '' })
  }

  const goNext = () => {
    const resource = $start.get()
    if (resource.state === 'ready') openNext(resource.data)
  }

  return {
    ...sent,
    $restored,
    $showsOrders,
    $start,
    open: async () => {
      takeSent()
      await start.load()
      forgetRefusedType()
    },
    goNext,
    chooseType: (type: string) => {
      if (refusesType(type)) return
      choose({ type, subType: '' })
      goNext()
    },
    chooseSubType: (subType: string) => {
      choose({ subType })
      goNext()
    },
    chooseOrder: (orderNo: string) => {
      choose({ orderNo })
      forgetRefusedType()
    },
    toggleOrders: (shows: boolean) => $showsOrders.set(shows),
    discardDraft
  }
}

export type ComplaintPage = ReturnType<typeof createComplaintPage>

export function openMine(): void {
  openPage('complaint-list.html', loanParams())
}
