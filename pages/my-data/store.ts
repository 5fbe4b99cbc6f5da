import { atom } from 'nanostores'
import { myDataMessages as messages } from '#messages/my-data.ts'
import { failure } from '../../shared/api/answer.ts'
import type { AskedRequest } from '../../shared/api/deletion.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import {
  type DataAsk,
  type DataConsent,
  fetchPrivacy,
  type Privacy,
  privacyRequest,
  type RequestKind,
  requestData
} from '../../shared/api/privacy.ts'
import { createResource, type LoadedResource, type Resource } from '../../shared/api/resource.ts'
import { type Refusal, refusalOrLoss, type Success } from '../../shared/api/result.ts'
import { brand } from '../../shared/config/brand.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { promisedDate } from '../../shared/context/promised-date.ts'
import { $session } from '../../shared/context/session-end.ts'
import { showToast } from '../../shared/context/toast.ts'
import { limitText } from '../../shared/forms/limit-text.ts'
import { computed } from '../../shared/lib/computed.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { createDetailsDraft, type Details } from './draft.ts'
import { takeEarly } from './take-early.ts'

export const longestDetails = 1000

const needsDetails: readonly RequestKind[] = ['correct', 'object', 'nominate']

export const dateOf = (text: string) => dateText(zonedText(text, hoursAhead))

export interface AskState {
  kind?: RequestKind
  consentId?: string
  isMissing?: true
  problem?: Refusal | undefined
}

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

/** The lender has it, also where the list cannot be read again. */
function addAsked(
  { $resource, show }: LoadedResource<Privacy>,
  kind: RequestKind,
  receipt: Success<AskedRequest>
): void {
  const resource = $resource.get()
  if (resource.state !== 'ready') return
  const { requests } = resource.data
  if (requests.some(({ id }) => id === receipt.data.id)) return
  const request = {
    ...receipt.data,
    kind,
    state: 'open',
    madeAt: '',
    message: '',
    file: ''
  } as const
  show({ ...receipt, data: { ...resource.data, requests: [request, ...requests] } })
}

const isOf = ({ kind, consentId }: AskState, request: DataAsk) =>
  kind === request.kind && consentId === request.consentId

function createAsking(privacy: LoadedResource<Privacy>) {
  const $asking = atom<AskState>({})
  const $asksForAll = atom(false)
  /** For each right; a text stays until it is sent. */
  const $details = atom<Details>({})
  const { saveAtOnce, ...draft } = createDetailsDraft($details)

  const change = (kind: RequestKind, typed: string) => {
    const { [kind]: before = '' } = $details.get()
    const stays = limitText(before, typed, longestDetails)
    $details.set({ ...$details.get(), [kind]: stays })
    const last = $asking.get()
    if (last.kind === kind && last.isMissing) $asking.set({})
    return stays
  }

  const send = async (request: DataAsk, onAnswer: (receipt: AskedRequest) => void) => {
    const { kind, consentId } = request
    $asking.set({ kind, consentId })
    const result = await requestData(request)
    if (result.success) {
      onAnswer(result.data)
      const { [kind]: typed = '' } = $details.get()
      // Words may have been added meanwhile.
      if (typed.trim() === request.details) $details.set({ ...$details.get(), [kind]: '' })
      // A page that is killed now must not bring back the sent words.
      saveAtOnce()
    } else {
      $asking.set({ kind, consentId, problem: refusalOrLoss(result, messages.uncertain) })
    }
    await privacy.refresh({ quiet: true })
    if (!result.success) return undefined
    addAsked(privacy, kind, result)
    // Another request may have been refused meanwhile.
    if (isOf($asking.get(), request)) $asking.set({})
    return undefined
  }

  const ask = singleFlight(async (kind: RequestKind) => {
    // Whoever agrees to all has seen no words of a draft that came behind the question.
    const isForAll = kind === 'delete' && $asksForAll.get()
    const details = isForAll ? '' : ($details.get()[kind] ?? '').trim()
    if (needsDetails.includes(kind) && !details) {
      $asking.set({ kind, isMissing: true })
      return undefined
    }
    if (kind === 'delete' && !details && !isForAll) {
      $asksForAll.set(true)
      return undefined
    }
    $asksForAll.set(false)
    return send({ kind, details, consentId: '' }, ({ id, answerBy }) => {
      const date = promisedDate(answerBy)
      showToast(formatMessage(date ? messages.askedBy : messages.asked, { id, date }), 5000)
    })
  })

  const keepAll = () => $asksForAll.set(false)
  return { ...draft, $asking, $asksForAll, $details, change, ask, keepAll, send }
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
