import { atom, type ReadableAtom } from 'nanostores'
import { bankMessages as messages } from '#messages/bank.ts'
import { fetchBankForm, saveBankAccount } from '../../shared/api/bank.ts'
import type { BankForm } from '../../shared/api/bank-form.ts'
import type { Resource } from '../../shared/api/resource.ts'
import { isTransportError, type Refusal, refusalOrLoss } from '../../shared/api/result.ts'
import { noteArrived } from '../../shared/api/send-with-id.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { param } from '../../shared/context/query.ts'
import { leaving, singleFlight } from '../../shared/lib/single-flight.ts'
import { type Account, holds } from './account.ts'
import { productOf } from './draft.ts'

export const isFromOrder = () => param('source') === 'loanDetail'

export function goOn(): typeof leaving | undefined {
  const orderId = param('orderId')
  if (isFromOrder() && orderId) {
    openPage('order.html', { productId: productOf(), orderId }, { replace: true })
    return leaving
  }
  postAction('closeWebview')
  return undefined
}

/** After a lost answer: whether the server has it; unknown where it had the same `before`. */
async function isSaved(productId: string, before: Resource<BankForm>, account: Account) {
  if (before.state !== 'ready' || holds(before.data, account)) return false
  const now = await fetchBankForm(productId)
  return now.success && holds(now.data, account)
}

export function createAccountSaving(
  $bankForm: ReadableAtom<Resource<BankForm>>,
  enteredAccount: () => Account,
  onSaved: () => void
) {
  const $checking = atom(false)
  const $refusal = atom<Refusal | undefined>()
  const $saved = atom(false)
  const closeCheck = () => $checking.set(false)

  const saveAccount = singleFlight(async () => {
    const productId = productOf()
    if (!productId || $saved.get()) return undefined
    const account = enteredAccount()
    const result = await saveBankAccount({ productId, ...account }, isFromOrder())
    const isLost = isTransportError(result)
    if (result.success || (isLost && (await isSaved(productId, $bankForm.get(), account)))) {
      noteArrived(result)
      $saved.set(true)
      onSaved()
      closeCheck()
      postAction('endBankFlow')
      return goOn()
    }
    closeCheck()
    $refusal.set(refusalOrLoss(result, messages.uncertain))
  })

  const checkAccount = () => {
    $refusal.set(undefined)
    $checking.set(true)
  }
  return { $checking, $refusal, $saved, closeCheck, checkAccount, saveAccount }
}
