import { showToast } from '../../shared/context/toast.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { type CardCommit, createCommit, createDialogClose, createResend } from './commit.ts'
import type { LoanPayments } from './loan-payments.ts'
import type { LegacyOutcome } from './outcome.ts'
import { payByAlipay } from './pay-by-alipay.ts'
import { restoreWay } from './stored-way.ts'
import { alipay, type WayChoice } from './way-choice.ts'

/** Another repayment than this one was confirmed, and nobody knows whether it paid. */
const mayHavePaid = ({ $record }: CardCommit, { $doubtful }: LegacyOutcome) =>
  !['', $record.get()?.recordId].includes($doubtful.get())

export function createPayment(choice: WayChoice, outcome: LegacyOutcome, payments: LoanPayments) {
  const { $card, $obstacle, $way, $wayError } = choice
  const { $dialog, $refusal, $doubtful, codeForm, finish } = outcome
  const commit = createCommit(choice, outcome)
  const { $record, countdown, payByCard } = commit
  const resendCode = createResend(commit, outcome)

  const confirmCode = singleFlight(async () => {
    const record = $record.get()
    return record && finish(record.recordId, codeForm.$values.get().code.trim())
  })

  /** Once; a repayment that waits to be confirmed is not committed again. */
  const pay = singleFlight(async (isAgain = false) => {
    $refusal.set(undefined)
    $dialog.set(undefined)
    const obstacle = $obstacle.get()
    if (obstacle) {
      showToast(obstacle)
      return undefined
    }
    const isByAlipay = $way.get() === alipay
    if (!isByAlipay && !$card.get()) {
      $wayError.set(messages.chooseCard)
      return undefined
    }
    if (!isAgain && (mayHavePaid(commit, outcome) || (await payments.isOnItsWay()))) {
      $dialog.set('again')
      return undefined
    }
    // He has been asked, and pays again.
    if (mayHavePaid(commit, outcome)) $doubtful.set('')
    if (isByAlipay) return payByAlipay(outcome, payments)
    const record = $record.get()
    if (!record) return payByCard()
    if (!record.needsCode) return finish(record.recordId, '')
    $dialog.set('sms')
  })

  const isBusy = () => [pay, resendCode, confirmCode].some(({ $pending }) => $pending.get())

  const chooseWay = (way: string) => {
    if (isBusy()) return
    $way.set(way)
    $wayError.set(undefined)
    $refusal.set(undefined)
    $record.set(undefined)
    countdown.stop()
  }

  return {
    $resendIn: countdown.$left,
    restoreChoice: () => restoreWay(choice, commit, outcome),
    chooseWay,
    closeDialog: createDialogClose(commit, outcome),
    pay,
    resendCode,
    confirmCode
  }
}
