import { atom } from 'nanostores'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import {
  type Arrangement,
  type ArrangementReason,
  arrangementReasons,
  requestArrangement
} from '../../shared/api/arrangement.ts'
import type { LoadedResource } from '../../shared/api/resource.ts'
import { isTransportError, refusalOf } from '../../shared/api/result.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { readTyped } from '../../shared/context/typed.ts'
import { createForm, type Validators } from '../../shared/forms/form.ts'
import { limitText } from '../../shared/forms/limit-text.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { parseAmountText } from '../../shared/loan/amount-text.ts'
import { parseDay } from '../../shared/loan/day.ts'
import { dayAt } from '../../shared/loan/day-at.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { dropPlanDraft, keepPlanDraft, type PlanDraft, readPlanDraft } from './draft.ts'

export const longestNote = 500

type Step = PlanDraft['step']
type Name = 'reason' | 'canPay' | 'payOn' | 'note'

const empty = { reason: '', canPay: '', payOn: '', note: '' }

export const today = () => dayAt(marketTime().now, hoursAhead)

const minorOf = (typed: string) => parseAmountText(typed)?.minor ?? 0

/** The three questions. `owed` is the amount that the loan's own page shows, '' where it is not known. */
export function createRequest(loan: LoadedResource<Arrangement>, owed: () => string) {
  const form = createForm<Name>(empty)
  const $step = atom<Step>(0)
  const $restored = atom(false)
  const $refusal = atom<string | undefined>()

  const keep = () => {
    const { orderId } = orderKey() ?? {}
    const values = form.$values.get()
    if (orderId) keepPlanDraft({ orderId, step: $step.get(), ...values })
  }
  /** What is known is filled in: what was written before, or what he wanted to pay now. */
  const restore = async () => {
    const { orderId = '' } = orderKey() ?? {}
    const draft = await readPlanDraft(orderId)
    const { typed = '' } = readTyped('payOption', orderId)
    const values = draft ?? { ...empty, canPay: typed }
    for (const name of Object.keys(empty) as Name[]) form.change(name, values[name])
    $step.set(draft?.step ?? 0)
    $restored.set(draft !== undefined)
    form.$values.listen(keep)
    $step.listen(keep)
  }
  const discard = () => {
    for (const name of Object.keys(empty) as Name[]) form.change(name, '')
    $step.set(0)
    $restored.set(false)
    dropPlanDraft()
  }

  const checkAmount = (typed: string) => {
    const most = parseAmountText(owed())?.minor
    const minor = minorOf(typed)
    if (minor > 0 && minor <= (most ?? minor)) return undefined
    return most === undefined
      ? messages.enterAnyAmount
      : formatMessage(messages.enterAmount, { amount: owed() })
  }
  const checks: Validators<Name>[] = [
    { reason: value => (value ? undefined : messages.chooseReason) },
    { canPay: checkAmount },
    { payOn: value => ((parseDay(value) ?? 0) < today() ? messages.chooseDate : undefined) }
  ]

  const send = singleFlight(async () => {
    const key = orderKey()
    const { reason, canPay, payOn, note } = form.$values.get()
    const named = arrangementReasons.find((each): each is ArrangementReason => each === reason)
    if (!key || !named) return undefined
    $refusal.set(undefined)
    const wish = { reason: named, canPay: minorOf(canPay), payOn, note: note.trim() }
    const result = await requestArrangement({ ...key, ...wish })
    const isLost = isTransportError(result)
    if (result.success || isLost) await loan.refresh({ quiet: true })
    const resource = loan.$resource.get()
    const hasArrived = resource.state === 'ready' && resource.data.state === 'asked'
    if (result.success || hasArrived) discard()
    else $refusal.set(isLost ? messages.lost : refusalOf(result))
    return undefined
  })

  return {
    form,
    $step,
    $restored,
    $refusal,
    send,
    restore,
    discard,
    validators: () => checks[$step.get()] ?? {},
    /** To the next question; from the last one, to the lender. */
    go: () => {
      const step = $step.get()
      if (step === 2) return send()
      $step.set(step === 0 ? 1 : 2)
      return undefined
    },
    back: () => $step.set($step.get() === 2 ? 1 : 0),
    changeNote: (typed: string) => {
      const stays = limitText(form.$values.get().note, typed, longestNote)
      form.change('note', stays)
      return stays
    }
  }
}
