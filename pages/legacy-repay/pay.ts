import { atom } from 'nanostores'
import {
  commitRepayment,
  legacyCodes,
  type RepaymentWays,
  requestRedirect
} from '../../shared/api/legacy-repayment.ts'
import { isTransportError } from '../../shared/api/result.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { keepTyped, readTyped } from '../../shared/context/typed.ts'
import { tellNoWay } from '../../shared/features/reports/tell-no-way.ts'
import { createCountdown } from '../../shared/lib/countdown.ts'
import { leaving, singleFlight } from '../../shared/lib/single-flight.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { amountOfPage, orderId } from './address.ts'
import type { LegacyOutcome } from './outcome.ts'
import { alipay, messageOf, type WayChoice } from './way-choice.ts'

const resendAfter = 60

interface Committed {
  recordId: string
  needsCode: boolean
  /** What it was committed with: another code is asked for with the same, another way never. */
  token: string
}

export function createPayment(
  { $card, $obstacle, $way, $wayError, $ways, renewToken }: WayChoice,
  { $dialog, codeForm, finish, handle }: LegacyOutcome
) {
  const countdown = createCountdown(resendAfter)

  /** What has been committed and waits to be confirmed, by its SMS code where it needs one. */
  const $record = atom<Committed | undefined>()
  /** The token of a commit that nobody knows the end of: sent again, it cannot pay a second time. */
  const $doubtful = atom<string | undefined>()
  const $spent = atom<string | undefined>()

  const keepChoice = () => {
    const record = $record.get()
    const chosen = { way: $way.get(), ...codeForm.$values.get() }
    const committed = record?.needsCode && { recordId: record.recordId, token: record.token }
    keepTyped('legacyRepay', orderId(), committed ? { ...chosen, ...committed } : chosen)
  }

  const restoreChoice = () => {
    const resource = $ways.get()
    if (resource.state === 'ready') takeOver(resource.data)
    for (const $each of [$way, $record, codeForm.$values]) $each.listen(keepChoice)
  }

  const takeOver = ({ cards, alipay: takesAlipay }: RepaymentWays) => {
    const { way = '', code = '', recordId, token } = readTyped('legacyRepay', orderId())
    const isOffered = way === alipay ? takesAlipay : cards.some(({ id }) => id === way)
    if (!isOffered) return
    $way.set(way)
    if (recordId && token !== undefined) $record.set({ recordId, token, needsCode: true })
    codeForm.change('code', code)
  }

  const tokenToSend = () => {
    const resource = $ways.get()
    return $doubtful.get() ?? (resource.state === 'ready' ? resource.data.token : '')
  }

  /** Whether money is on its way, or what may move it. */
  const isBusy = () => [pay, resendCode, confirmCode].some(({ $pending }) => $pending.get())

  const chooseWay = (way: string) => {
    if (isBusy()) return
    $way.set(way)
    $wayError.set(undefined)
    if ($record.get() === undefined) return
    $record.set(undefined)
    countdown.stop()
  }

  const requestOf = (token: string, isResend: boolean) => {
    const card = $card.get()
    const couponId = param('couponId') ?? ''
    return card && { orderId: orderId(), amount: amountOfPage(), couponId, token, card, isResend }
  }

  const payByCard = async () => {
    if (tokenToSend() === $spent.get()) await renewToken()
    const token = tokenToSend()
    const request = requestOf(token, false)
    // The token could not be renewed; the borrower has been told.
    if (token === $spent.get() || !request) return undefined
    const result = await commitRepayment(request, messages.loading)
    const isUnknown = isTransportError(result) || result.code === legacyCodes.duplicate
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

  const payByAlipay = async () => {
    const userId = param('userId')
    if (!userId) {
      showToast(messages.noUser)
      return undefined
    }
    const fields = { userId, orderId: orderId(), amount: amountOfPage() }
    // Fetched beside the answer, which it judges.
    const gate = import('../../shared/features/pay-apps/pay-gate.ts').catch(() => undefined)
    const link = await requestRedirect(fields, messages.loading)
    if (link.success) {
      const opened = await (await gate)?.openPayment(link.data, fields.amount)
      if (opened === 'web') return leaving
      if (opened === 'refused') tellNoWay('link-refused')
      if (opened !== 'app') showToast(messages.notOpened)
      return undefined
    }
    if (!isTransportError(link)) tellNoWay('no-link')
    // Nothing is paid yet by asking for an address.
    showToast(isTransportError(link) ? messages.network : messageOf(link))
    return undefined
  }

  /** Commits the repayment, once; one that waits to be confirmed is not committed again. */
  const pay = singleFlight(async () => {
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

  const resendCode = singleFlight(async () => {
    const token = $record.get()?.token
    const request = token !== undefined && requestOf(token, true)
    if (!request || countdown.$left.get() > 0) return undefined
    const result = await commitRepayment(request, messages.loading)
    if (result.success) {
      $record.set({ recordId: result.data.recordId, needsCode: true, token: request.token })
      countdown.start()
      showToast(messages.resent)
    } else if (isTransportError(result)) showToast(messages.network)
    else handle(result)
    return undefined
  })

  const confirmCode = singleFlight(async () => {
    const record = $record.get()
    return record && finish(record.recordId, codeForm.$values.get().code.trim())
  })

  return { $resendIn: countdown.$left, restoreChoice, chooseWay, pay, resendCode, confirmCode }
}
