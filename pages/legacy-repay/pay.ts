import { atom } from 'nanostores'
import { commitRepayment, requestRedirect } from '../../shared/api/legacy-repayment.ts'
import { isFault } from '../../shared/api/result.ts'
import { openLink } from '../../shared/bridge/open-link.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { createCountdown } from '../../shared/lib/countdown.ts'
import { exclusive, leaving } from '../../shared/lib/exclusive.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { $dialog, codeForm, finish, handle, orderId } from './outcome.ts'
import {
  $card,
  $obstacle,
  $way,
  $wayError,
  $ways,
  alipay,
  amountOfPage,
  messageOf,
  renewToken
} from './store.ts'

const resendAfter = 60

const countdown = createCountdown(resendAfter)
export const $resendIn = countdown.$left

/** What has been committed and waits to be confirmed, by its SMS code where it needs one. */
const $record = atom<{ recordId: string; needsCode: boolean } | undefined>()
/** The token of a commit whose answer got lost: sent again, it cannot pay a second time. */
const $doubtful = atom<string | undefined>()

/** A token that is on its way. */
let renewing: Promise<void> | undefined

function tokenToSend(): string {
  const resource = $ways.get()
  return $doubtful.get() ?? (resource.state === 'ready' ? resource.data.token : '')
}

/** Another way needs a token of its own, once a repayment was committed with this one. */
export function chooseWay(way: string): void {
  // What is being committed is the way that is shown.
  if (pay.$pending.get()) return
  $way.set(way)
  $wayError.set(undefined)
  if ($record.get() === undefined) return
  $record.set(undefined)
  countdown.stop()
  renewing = renewToken()
}

function requestOf(isResend: boolean) {
  const card = $card.get()
  const couponId = param('couponId') ?? ''
  return (
    card && {
      orderId: orderId(),
      amount: amountOfPage(),
      couponId,
      token: tokenToSend(),
      card,
      isResend
    }
  )
}

async function payByCard(): Promise<typeof leaving | undefined> {
  await renewing
  const request = requestOf(false)
  if (!request) return undefined
  const result = await commitRepayment(request, messages.loading)
  $doubtful.set(isFault(result) ? request.token : undefined)
  if (!result.success) {
    handle(result)
    return undefined
  }
  const { needsCode, recordId } = result.data
  $record.set({ needsCode, recordId })
  if (!needsCode) return finish(recordId, '')
  codeForm.change('code', '')
  countdown.start()
  $dialog.set('sms')
  return undefined
}

async function payByAlipay(): Promise<typeof leaving | undefined> {
  const userId = param('userId')
  if (!userId) {
    showToast(messages.noUser)
    return undefined
  }
  const fields = { userId, orderId: orderId(), amount: amountOfPage() }
  const link = await requestRedirect(fields, messages.loading)
  if (link.success) return openLink(link.data) === 'web' ? leaving : undefined
  // Nothing is paid yet by asking for an address.
  showToast(isFault(link) ? messages.network : messageOf(link))
  return undefined
}

/** Commits the repayment, once; one that waits to be confirmed is not committed again. */
export const pay = exclusive(async () => {
  const obstacle = $obstacle.get()
  if (obstacle) {
    showToast(obstacle)
    return undefined
  }
  if ($way.get() === alipay) return payByAlipay()
  if (!$card.get()) {
    $wayError.set(messages.chooseCard)
    return undefined
  }
  const record = $record.get()
  if (!record) return payByCard()
  if (!record.needsCode) return finish(record.recordId, '')
  $dialog.set('sms')
  return undefined
})

export const resendCode = exclusive(async () => {
  const request = requestOf(true)
  if (!request || $resendIn.get() > 0) return undefined
  const result = await commitRepayment(request, messages.loading)
  if (result.success) {
    $record.set({ recordId: result.data.recordId, needsCode: true })
    countdown.start()
    showToast(messages.resent)
  } else if (isFault(result)) showToast(messages.network)
  else handle(result)
  return undefined
})

export const confirmCode = exclusive(async () => {
  const record = $record.get()
  return record && finish(record.recordId, codeForm.$values.get().code.trim())
})
