import { atom } from 'nanostores'
import { confirmRepayment, legacyCodes } from '../../shared/api/legacy-repayment.ts'
import { type Failure, isOnHold, isTransportError, sessionCode } from '../../shared/api/result.ts'
import { showToast } from '../../shared/context/toast.ts'
import { dropTypedValues } from '../../shared/context/typed-values.ts'
import { createForm } from '../../shared/forms/form.ts'
import { longEnough } from '../../shared/forms/validators.ts'
import { leaving } from '../../shared/lib/single-flight.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { orderId, viewLoan } from './address.ts'
import type { LoanPayments } from './loan-payments.ts'
import { messageOf } from './way-choice.ts'

const shortestCode = 6

export const codeValidators = () => ({
  code: (code: string) => longEnough(code, shortestCode, messages.correctCode)
})

export function createOutcome(payments: LoanPayments) {
  const $dialog = atom<'sms' | 'duplicate' | 'uncertain' | 'again' | undefined>()
  const codeForm = createForm({ code: '' })
  /** Stays above the button until another try or another way; an open dialog hides it. */
  const $refusal = atom<string | undefined>()

  /** The record whose confirmation was sent and has no answer: it may have paid. '' for none. */
  const $doubtful = atom('')
  /** The record that the server refuses to confirm, whatever the code. */
  const $refused = atom('')

  const refuse = (text: string) => {
    if ($dialog.get()) showToast(text)
    $refusal.set(text)
  }

  const handle = (failure: Failure) => {
    if (isTransportError(failure)) {
      showToast(messages.network)
      $dialog.set('uncertain')
    } else if (failure.code === legacyCodes.duplicate) $dialog.set('duplicate')
    else if (failure.code === sessionCode) showToast(messageOf(failure))
    else refuse(messageOf(failure))
  }

  /** Then goes to the loan; `code` is '' where none is asked for. */
  const finish = async (recordId: string, code: string) => {
    $refusal.set(undefined)
    const wasDoubtful = $doubtful.get() === recordId
    // Before it is sent: the page may be gone before the answer comes.
    $doubtful.set(recordId)
    const result = await confirmRepayment(orderId(), recordId, code, messages.loading)
    if (result.success) {
      payments.begin()
      dropTypedValues('legacyRepay')
      viewLoan()
      return leaving
    }
    const isAnswered = !isTransportError(result) && result.code !== legacyCodes.duplicate
    if (isAnswered && !wasDoubtful) $doubtful.set('')
    if (code && result.code === legacyCodes.wrongCode) codeForm.refuse('code', messages.wrongCode)
    else {
      if (isAnswered && !isOnHold(result)) $refused.set(recordId)
      handle(result)
    }
    return undefined
  }

  return { $dialog, $refusal, $doubtful, $refused, codeForm, refuse, handle, finish }
}

export type LegacyOutcome = ReturnType<typeof createOutcome>
