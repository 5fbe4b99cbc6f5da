import { atom } from 'nanostores'
import { myDataMessages as messages } from '#messages/my-data.ts'
import type { AskedRequest } from '../../shared/api/deletion.ts'
import {
  type DataAsk,
  type Privacy,
  type RequestKind,
  requestData
} from '../../shared/api/privacy.ts'
import type { LoadedResource } from '../../shared/api/resource.ts'
import { type Refusal, refusalOrLoss, type Success } from '../../shared/api/result.ts'
import { promisedDate } from '../../shared/context/promised-date.ts'
import { showToast } from '../../shared/context/toast.ts'
import { limitText } from '../../shared/forms/limit-text.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { createDetailsDraft, type Details } from './draft.ts'

export const longestDetails = 1000

const needsDetails: readonly RequestKind[] = ['correct', 'object', 'nominate']

export interface AskState {
  kind?: RequestKind
  consentId?: string
  isMissing?: true
  problem?: Refusal | undefined
}

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

/** Sends one request at a time, beside one withdrawal of a consent. */
export function createAsking(privacy: LoadedResource<Privacy>) {
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
    if ($asking.get().kind === kind) $asking.set({})
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
