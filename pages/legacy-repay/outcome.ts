import { atom } from 'nanostores'
import { confirmRepayment } from '../../shared/api/legacy-repayment.ts'
import { type Failure, isTransportError } from '../../shared/api/result.ts'
import { legacyCodes } from '../../shared/api/wire/legacy-repayment.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { dropTyped } from '../../shared/context/typed.ts'
import { createForm } from '../../shared/forms/form.ts'
import { longEnough } from '../../shared/forms/validators.ts'
import { leaving } from '../../shared/lib/single-flight.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { messageOf } from './store.ts'

const shortestCode = 6

export const $dialog = atom<'sms' | 'duplicate' | 'uncertain' | undefined>()
export const codeForm = createForm({ code: '' })
export const codeClaims = () => ({
  code: (code: string) => longEnough(code, shortestCode, messages.correctCode)
})

export const orderId = () => param('orderId') ?? ''

/** What every write of this page does about a failure. */
export function handle(failure: Failure): void {
  if (isTransportError(failure)) {
    showToast(messages.network)
    $dialog.set('uncertain')
  } else if (failure.code === legacyCodes.duplicate) $dialog.set('duplicate')
  else showToast(messageOf(failure))
}

/** To the loan, in place of this page. */
export function viewLoan(): void {
  const productId = param('productId')
  openPage('order.html', { productId, orderId: orderId() }, { replace: true })
}

export const closeDialog = () => $dialog.set(undefined)

/** Confirms what was committed, and goes to the loan; the code is '' where none is asked for. */
export async function finish(recordId: string, code: string): Promise<typeof leaving | undefined> {
  const result = await confirmRepayment(orderId(), recordId, code, messages.loading)
  if (result.success) {
    dropTyped('legacyRepay')
    viewLoan()
    return leaving
  }
  if (code && result.code === legacyCodes.wrongCode) codeForm.refuse('code', messages.wrongCode)
  else handle(result)
  return undefined
}
