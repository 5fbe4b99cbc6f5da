import { atom } from 'nanostores'
import { commitRepayment, legacyCodes } from '../../shared/api/legacy-repayment.ts'
import { isOnHold, isTransportError } from '../../shared/api/result.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { createCountdown } from '../../shared/lib/countdown.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { amountOfPage, orderId } from './address.ts'
import type { LegacyOutcome } from './outcome.ts'
import type { WayChoice } from './way-choice.ts'

const resendAfter = 60

interface Commitment {
  recordId: string
  needsCode: boolean
  /** Another code is asked for with the same token, another way never. */
  token: string
}

export function createCommit(
  { $card, $ways, renewToken }: WayChoice,
  { $dialog, codeForm, finish, handle }: LegacyOutcome
) {
  const countdown = createCountdown(resendAfter)
  /** Waits to be confirmed, by an SMS code where it needs one. */
  const $record = atom<Commitment | undefined>()
  /** The token of a commit without an answer: sent again, it cannot pay a second time. */
  let doubtfulToken: string | undefined
  let spentToken: string | undefined

  const tokenToSend = () => {
    const resource = $ways.get()
    return doubtfulToken ?? (resource.state === 'ready' ? resource.data.token : '')
  }
  const requestOf = (token: string, isResend: boolean) => {
    const card = $card.get()
    const couponId = param('couponId') ?? ''
    return card && { orderId: orderId(), amount: amountOfPage(), couponId, token, card, isResend }
  }

  const payByCard = async () => {
    if (tokenToSend() === spentToken) await renewToken()
    const token = tokenToSend()
    const request = requestOf(token, false)
    // The token could not be renewed; the borrower has been told.
    if (token === spentToken || !request) return undefined
    const result = await commitRepayment(request, messages.loading)
    const isUnknown = isTransportError(result) || result.code === legacyCodes.duplicate
    // A call that was not made says nothing of the one before.
    if (!isOnHold(result)) doubtfulToken = isUnknown ? token : undefined
    if (!result.success) {
      handle(result)
      return undefined
    }
    const { needsCode, recordId } = result.data
    $record.set({ needsCode, recordId, token })
    spentToken = token
    if (!needsCode) return finish(recordId, '')
    codeForm.change('code', '')
    countdown.start()
    $dialog.set('sms')
    return undefined
  }

  return { $record, countdown, requestOf, payByCard }
}

export type CardCommit = ReturnType<typeof createCommit>

export function createResend(
  { $record, countdown, requestOf }: CardCommit,
  { $refusal, $doubtful, handle }: LegacyOutcome
) {
  return singleFlight(async () => {
    const { token, recordId: before } = $record.get() ?? {}
    const request = token !== undefined && requestOf(token, true)
    if (!request || countdown.$left.get() > 0) return undefined
    $refusal.set(undefined)
    const result = await commitRepayment(request, messages.loading)
    if (result.success) {
      const { recordId } = result.data
      if ($doubtful.get() === before) $doubtful.set(recordId)
      $record.set({ recordId, needsCode: true, token: request.token })
      countdown.start()
      showToast(messages.resent)
    } else if (isTransportError(result)) showToast(messages.network)
    else handle(result)
  })
}

/** A record that the server refuses is let go: the next payment makes a new one. One that may have paid stays. */
export function createDialogClose(
  { $record }: CardCommit,
  { $dialog, $doubtful, $refused }: LegacyOutcome
) {
  return () => {
    const id = $record.get()?.recordId
    const isRefused = $dialog.get() === 'sms' && id !== undefined && $refused.get() === id
    if (isRefused && $doubtful.get() !== id) $record.set(undefined)
    $dialog.set(undefined)
  }
}
