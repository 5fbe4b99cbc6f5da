import { atom, computed } from 'nanostores'
import { myDataMessages as messages } from '#messages/my-data.ts'
import { failure } from '../../shared/api/answer.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import {
  type DataAsk,
  fetchPrivacy,
  type Privacy,
  privacyRequest,
  type RequestKind,
  requestData
} from '../../shared/api/privacy.ts'
import { createResource, type LoadedResource } from '../../shared/api/resource.ts'
import { isTransportError } from '../../shared/api/result.ts'
import { brand } from '../../shared/config/brand.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { promisedDate } from '../../shared/context/promised-date.ts'
import { showToast } from '../../shared/context/toast.ts'
import { limitText } from '../../shared/forms/limit-text.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'

export const longestDetails = 1000

/** Without words nobody could do these. */
const needsDetails: readonly RequestKind[] = ['correct', 'object', 'nominate']

export const dateOf = (text: string) => dateText(zonedText(text, hoursAhead))

interface AskState {
  kind?: RequestKind
  consentId?: string
  problem?: string
}

export const earlyRequest = (): EarlyRequest | undefined =>
  brand.services.includes('privacy') ? privacyRequest : undefined

function createAsking(refresh: LoadedResource<Privacy>['refresh']) {
  const $asking = atom<AskState>({})
  /** For each right; a text stays until it is sent. */
  const $details = atom<Partial<Record<RequestKind, string>>>({})

  const change = (kind: RequestKind, typed: string) => {
    const { [kind]: before = '' } = $details.get()
    const stays = limitText(before, typed, longestDetails)
    $details.set({ ...$details.get(), [kind]: stays })
    return stays
  }

  const send = async (request: DataAsk) => {
    const { kind, consentId } = request
    $asking.set({ kind, consentId })
    const result = await requestData(request)
    if (result.success) {
      const { id, answerBy } = result.data
      const date = promisedDate(answerBy)
      showToast(formatMessage(date ? messages.askedBy : messages.asked, { id, date }), 5000)
      $asking.set({})
      $details.set({ ...$details.get(), [kind]: '' })
    } else {
      const problem = isTransportError(result) ? messages.uncertain : result.message
      $asking.set({ kind, consentId, problem })
    }
    await refresh({ quiet: true })
    return undefined
  }

  const ask = singleFlight(async (kind: RequestKind) => {
    const details = ($details.get()[kind] ?? '').trim()
    if (needsDetails.includes(kind) && !details) {
      $asking.set({ kind, problem: messages.missing })
      return undefined
    }
    return send({ kind, details, consentId: '' })
  })

  const withdraw = singleFlight((consentId: string) =>
    send({ kind: 'withdraw', details: '', consentId })
  )

  return { $asking, $details, change, ask, withdraw }
}

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

  return {
    ...createAsking(privacy.refresh),
    isOffered,
    $privacy: privacy.$resource,
    $open,
    open: privacy.load,
    retry: privacy.load
  }
}

export type MyDataPage = ReturnType<typeof createMyDataPage>
