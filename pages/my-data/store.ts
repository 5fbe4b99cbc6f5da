import { atom } from 'nanostores'
import { myDataMessages as messages } from '#messages/my-data.ts'
import { failure } from '../../shared/api/answer.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import {
  type DataConsent,
  fetchPrivacy,
  type Privacy,
  privacyRequest
} from '../../shared/api/privacy.ts'
import { createResource, type Resource } from '../../shared/api/resource.ts'
import { brand } from '../../shared/config/brand.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { $session } from '../../shared/context/session-end.ts'
import { computed } from '../../shared/lib/computed.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { createAsking } from './asking.ts'
import { takeEarly } from './take-early.ts'

export const dateOf = (text: string) => dateText(zonedText(text, hoursAhead))

/** One that was withdrawn here has the answer to that. */
export interface ConsentRow {
  consent: DataConsent
  answer?: string
}

interface Withdrawal extends Pick<ConsentRow, 'consent'> {
  place: number
  id: string
}

/** The server's list lacks what was withdrawn: here it keeps its place. */
function consentRows(resource: Resource<Privacy>, withdrawals: readonly Withdrawal[]) {
  if (resource.state !== 'ready') return []
  const isHere = ({ id }: DataConsent) => withdrawals.every(({ consent }) => consent.id !== id)
  const here = resource.data.consents.filter(isHere)
  const choices = here.filter(({ canWithdraw }) => canWithdraw)
  const duties = here.filter(({ canWithdraw }) => !canWithdraw)
  const rows: ConsentRow[] = [...choices, ...duties].map(consent => ({ consent }))
  for (const { consent, place, id } of withdrawals)
    rows.splice(place, 0, { consent, answer: formatMessage(messages.withdrawn, { id }) })
  return rows
}

export const earlyRequest = (): EarlyRequest | undefined =>
  brand.services.includes('privacy') ? privacyRequest : undefined

export function createMyDataPage() {
  const isOffered = brand.services.includes('privacy')
  const privacy = createResource(async () =>
    isOffered ? fetchPrivacy() : failure('not-offered', messages.notOffered)
  )
  /** A second open request of a kind would only delay the first. */
  const $open = computed(privacy.$resource, resource => {
    const requests = resource.state === 'ready' ? resource.data.requests : []
    return new Set(requests.filter(({ state }) => state === 'open').map(({ kind }) => kind))
  })

  const { send, restore, ...asking } = createAsking(privacy)
  const $withdrawals = atom<Withdrawal[]>([])
  $session.listen(() => $withdrawals.set([]))
  const $consents = computed([privacy.$resource, $withdrawals], consentRows)

  const withdraw = singleFlight((consentId: string) =>
    send({ kind: 'withdraw', details: '', consentId }, ({ id }) => {
      const place = $consents.get().findIndex(({ consent }) => consent.id === consentId)
      const { consent } = $consents.get()[place] ?? {}
      if (!consent) return
      const all = [...$withdrawals.get(), { consent, place, id }]
      $withdrawals.set(all.sort((one, other) => one.place - other.place))
    })
  )

  return {
    ...asking,
    withdraw,
    isOffered,
    $consents,
    $privacy: privacy.$resource,
    $open,
    open: async () => {
      const loading = privacy.load()
      const early = takeEarly(asking.change)
      await Promise.all([restore(), loading])
      if (!early) return
      const { kind, typed } = early
      const { [kind]: details = '' } = asking.$details.get()
      // A request that is open already is not sent again, nor a draft that he has not seen.
      if (details === typed && !$open.get().has(kind)) asking.ask(kind)
    },
    retry: privacy.load
  }
}

export type MyDataPage = ReturnType<typeof createMyDataPage>
