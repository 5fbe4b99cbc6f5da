import { atom } from 'nanostores'
import {
  type ComplaintItem,
  complaintListRequest,
  fetchComplaints
} from '../../shared/api/complaint-record.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { createResource } from '../../shared/api/resource.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { loanParams } from '../../shared/context/loan-params.ts'
import { keepParam, param } from '../../shared/context/query.ts'
import { noteRead } from '../../shared/context/seen-complaints.ts'
import { computed } from '../../shared/lib/computed.ts'
import { findNews } from './news.ts'
import { statesOf } from './states-of.ts'

export const earlyRequest = (): EarlyRequest => complaintListRequest

export function createComplaintListPage() {
  const complaints = createResource(fetchComplaints)
  const $chosen = atom(0)

  const $news = atom<ReadonlySet<string>>(new Set())

  const $list = computed([complaints.$resource, $chosen], (resource, chosen) => {
    if (resource.state !== 'ready') return resource
    const tabs = resource.data
    const selected = tabs[chosen] ? chosen : 0
    const isEmpty = tabs.every(({ items }) => items.length === 0)
    const items = tabs[selected]?.items ?? []
    return { state: 'ready', tabs, selected, items, states: statesOf(tabs), isEmpty } as const
  })

  return {
    $list,
    $news,
    retry: complaints.load,
    open: () => {
      $chosen.set(Number(param('tab')))
      complaints.$resource.listen(resource => {
        if (resource.state === 'ready') $news.set(findNews(resource.data))
      })
      return complaints.load()
    },
    /** Keeps the tab in the address, for the return from a complaint. */
    chooseTab: (index: number) => {
      $chosen.set(index)
      keepParam('tab', String(index))
    },
    openComplaint: ({ id, order }: ComplaintItem) => {
      if ($news.get().has(id)) noteRead(id)
      // The address names one loan; the complaint may be about another.
      const loan = order === param('orderId') ? loanParams() : { orderId: order || undefined }
      openPage('complaint-detail.html', { ...loan, problemId: id })
    }
  }
}

export type ComplaintListPage = ReturnType<typeof createComplaintListPage>

export function writeComplaint(): void {
  openPage('complaint.html', loanParams())
}
