import { computed } from 'nanostores'
import { fetchComplaintStart } from '../../shared/api/complaint.ts'
import { createResource } from '../../shared/api/resource.ts'
import { collectionType } from '../../shared/api/wire/complaint.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import { chosen } from './chosen.ts'
import { restoreDraft } from './draft.ts'
import { questionsOf } from './text.ts'
import { titlesOf } from './titles-of.ts'

let restored: Promise<void> | undefined

const start = createResource(async () => {
  restored ??= restoreDraft()
  const [result] = await Promise.all([fetchComplaintStart(), restored])
  return result
})

export interface About {
  /** Titles of the type and the sub-type. */
  tags: string[]
  orderNo: string
  /** The questions that a complaint of this type is asked. */
  questions: ReturnType<typeof questionsOf>
}

export const $about = computed(start.$resource, resource => {
  if (resource.state !== 'ready') return resource
  const { type, sonType, orderNo } = chosen()
  const about: About = {
    tags: titlesOf(resource.data, { type, sonType }),
    orderNo,
    questions: questionsOf(type)
  }
  return { state: 'ready', data: about } as const
})

/** Goes to where the type is chosen. */
export function changeType({ replace = false } = {}): void {
  const { type, orderNo } = chosen()
  const own = { orderId: orderNo || undefined, problemType: type || undefined }
  openPage('complaint.html', own, { replace })
}

/** A page that was opened without a type, or without a collection's sub-type, has to ask first. */
export async function openComplaint(): Promise<void> {
  if (!chosen().type) return changeType({ replace: true })
  await start.load()
  const resource = start.$resource.get()
  const { type, sonType } = chosen()
  if (resource.state !== 'ready' || type !== collectionType || sonType) return
  if (resource.data.sonTypes.length > 0) changeType({ replace: true })
}
