import { atom } from 'nanostores'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import {
  type Arrangement,
  type ArrangementReason,
  arrangementReasons,
  requestArrangement
} from '../../shared/api/arrangement.ts'
import type { LoadedResource } from '../../shared/api/resource.ts'
import { isTransportError, type Refusal, refusalOrLoss } from '../../shared/api/result.ts'
import { noteArrived } from '../../shared/api/send-with-id.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { limitText } from '../../shared/forms/limit-text.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { checksOf, createPlanForm, minorOf } from './plan-form.ts'

export const longestNote = 500

/** `owed` is the amount that the loan's own page shows; '' where not known. */
export function createRequest(loan: LoadedResource<Arrangement>, owed: () => string) {
  const plan = createPlanForm()
  const { form, $step } = plan
  const $refusal = atom<Refusal | undefined>()

  const stateOfPlan = () => {
    const resource = loan.$resource.get()
    return resource.state === 'ready' ? resource.data.state : undefined
  }

  const send = singleFlight(async () => {
    const key = orderKey()
    const { reason, canPay, payOn, note } = form.$values.get()
    const kind = arrangementReasons.find((each): each is ArrangementReason => each === reason)
    if (!key || !kind) return undefined
    $refusal.set(undefined)
    const wish = { reason: kind, canPay: minorOf(canPay), payOn, note: note.trim() }
    const before = stateOfPlan()
    const result = await requestArrangement({ ...key, ...wish })
    if (result.success || isTransportError(result)) await loan.refresh({ quiet: true })
    if (result.success && stateOfPlan() === before) {
      const { answerBy } = result.data
      loan.show({ ...result, data: { state: 'asked', answerBy, message: '', offer: undefined } })
    }
    if (result.success || stateOfPlan() === 'asked') {
      noteArrived(result)
      plan.discard()
    } else $refusal.set(refusalOrLoss(result, messages.lost))
  })

  return {
    ...plan,
    $refusal,
    send,
    validators: () => checksOf(owed())[$step.get()] ?? {},
    go: () => {
      const step = $step.get()
      if (step === 2) return send()
      plan.turnTo(step === 0 ? 1 : 2)
      return undefined
    },
    back: () => plan.turnTo($step.get() === 2 ? 1 : 0),
    changeNote: (typed: string) => {
      const stays = limitText(form.$values.get().note, typed, longestNote)
      form.change('note', stays)
      return stays
    }
  }
}
