import { atom } from 'nanostores'
import { commitRepayment, requestRedirect } from '../../shared/api/legacy-repayment.ts'
import { isFault } from '../../shared/api/result.ts'
import { legacyCodes } from '../../shared/api/wire/legacy-repayment.ts'
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

interface Committed {
  recordId: string
  needsCode: boolean
  /** What it was committed with: another code is asked for with the same, another way never. */
  token: string
}

/** What has been committed and waits to be confirmed, by its SMS code where it needs one. */
const $record = atom<Committed | undefined>()
/** The token of a commit that nobody knows the end of: sent again, it cannot pay a second time. */
const $doubtful = atom<string | undefined>()
/** The token that the last repayment was committed with. */
const $spent = atom<string | undefined>()

function tokenToSend(): string {
  const resource = $ways.get()
  return $doubtful.get() ?? (resource.state === 'ready' ? resource.data.token : '')
}

/** Whether money is on its way, or what may move it. */
const isBusy = () => [pay, resendCode, confirmCode].some(({ $pending }) => $pending.get())

/** Chooses how to pay, unless something is being paid: that is the way that is shown. */
export function chooseWay(way: string): void {
  if (isBusy()) return
  $way.set(way)
  $wayError.set(undefined)
  if ($record.get() === undefined) return
  $record.set(undefined)
  countdown.stop()
}

function requestOf(token: string, isResend: boolean) {
  const card = $card.get()
  const couponId = param('couponId') ?? ''
  return card && { orderId: orderId(), amount: amountOfPage(), couponId, token, card, isResend }
}

async function payByCard(): Promise<typeof leaving | undefined> {
  if (tokenToSend() === $spent.get()) await renewToken()
  const token = tokenToSend()
  const request = requestOf(token, false)
  // Without another token, what is wrong has been said.
  if (token === $spent.get() || !request) return undefined
  const result = await commitRepayment(request, messages.loading)
  const isUnknown = isFault(result) || result.code === legacyCodes.duplicate
  $doubtful.set(isUnknown ? token : undefined)
  if (!result.success) {
    handle(result)
    return undefined
  }
  const { needsCode, recordId } = result.data
  $record.set({ needsCode, recordId, token })
  $spent.set(token)
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
  const token = $record.get()?.token
  const request = token !== undefined && requestOf(token, true)
  if (!request || $resendIn.get() > 0) return undefined
  const result = await commitRepayment(request, messages.loading)
  if (result.success) {
    $record.set({ recordId: result.data.recordId, needsCode: true, token: request.token })
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
