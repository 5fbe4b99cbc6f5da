import { atom } from 'nanostores'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { type Arrangement, answerOffer } from '../../shared/api/arrangement.ts'
import type { QuotedOption } from '../../shared/api/pay-option.ts'
import type { LoadedResource, Resource } from '../../shared/api/resource.ts'
import { type Refusal, refusalOrLoss } from '../../shared/api/result.ts'
import { noteArrived } from '../../shared/api/send-with-id.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { isOver } from '../../shared/loan/options/compare.ts'

/** A tick stands for the payments that were on the screen. */
function createChangeWatch(offered: () => QuotedOption | undefined, untick: () => void) {
  let terms = ''
  return () => {
    const offer = offered()
    const before = terms
    // Its name and end may be others with each answer.
    if (offer) terms = JSON.stringify({ ...offer, id: '', until: '' })
    if (before && before !== terms) untick()
  }
}

function offerIn(resource: Resource<Arrangement>): QuotedOption | undefined {
  const { state, offer } = resource.state === 'ready' ? resource.data : {}
  return state === 'offered' ? offer : undefined
}

/** `onAnswer` is called once the offer is one no more. */
export function createAnswer(loan: LoadedResource<Arrangement>, onAnswer: () => void) {
  const $agrees = atom(false)
  /** How often the tick was missing. */
  const $missing = atom(0)
  const $asking = atom(false)
  /** Since the page was opened, so that the plan is a moment. */
  const $agreed = atom(false)
  const $refusal = atom<Refusal | undefined>()

  const offered = () => offerIn(loan.$resource.get())

  loan.$resource.listen(createChangeWatch(offered, () => $agrees.set(false)))

  const answer = singleFlight(async (agrees: boolean) => {
    const offer = offered()
    if (!offer) return undefined
    $refusal.set(undefined)
    if (agrees && isOver(offer, marketTime())) {
      await loan.refresh({ quiet: true })
      $refusal.set({ kind: 'refused', text: messages.over })
      return undefined
    }
    $agreed.set(agrees)
    const result = await answerOffer(offer.id, agrees)
    await loan.refresh({ quiet: true })
    $asking.set(false)
    if (result.success && offered()?.id === offer.id) {
      const state = agrees ? 'agreed' : 'ended'
      loan.show({ ...result, data: { state, answerBy: '', message: '', offer } })
    }
    // If there is no offer any more, a lost answer has arrived, too. Another offer may have taken its place.
    const isGone = loan.$resource.get().state === 'ready' && !offered()
    if (result.success || isGone) {
      noteArrived(result)
      onAnswer()
    } else $refusal.set(refusalOrLoss(result, messages.lost))
  })

  return {
    $agrees,
    $missing,
    $asking,
    $agreed,
    $refusal,
    answer,
    tick: (agrees: boolean) => {
      $agrees.set(agrees)
      $missing.set(0)
    },
    agree: () => {
      if ($agrees.get()) return answer(true)
      $missing.set($missing.get() + 1)
      return undefined
    },
    askDecline: () => $asking.set(true),
    keepOffer: () => $asking.set(false)
  }
}
