import { atom } from 'nanostores'
import type { BankForm } from '../../shared/api/bank-form.ts'
import { dropFormDraft, readFormDraft, saveFormDraft } from '../../shared/context/form-draft.ts'
import { param } from '../../shared/context/query.ts'
import { createSaver } from '../../shared/forms/save-soon.ts'
import type { AccountValues } from './account.ts'
import { findOption } from './items.ts'

const key = 'bankForm'

export const productOf = () => param('product_id') ?? param('productId')

/** The order in it lets the server say whose the form is. */
const about = () => [productOf(), param('orderId')].filter(Boolean).join(' ')

/** Needed only for a draft that another session has left. */
async function isOwnOrder(): Promise<boolean> {
  const orderId = param('orderId')
  if (!orderId) return false
  try {
    const { fetchOrder } = await import('../../shared/api/order.ts')
    return (await fetchOrder({ productId: productOf() ?? '', orderId })).success
  } catch {
    return false
  }
}

/** A choice that is no longer offered is empty: the form's own one may be of another account. */
export function offeredOf({ items }: BankForm, typed: AccountValues): AccountValues {
  const entries = items.flatMap(({ name, kind, options }) => {
    const value = typed[name]
    if (value === undefined) return []
    const isChosen = kind === 'choice' || kind === 'city'
    return [[name, isChosen && !findOption(options, value) ? '' : value]]
  })
  return Object.fromEntries(entries)
}

/** Until the account is saved, also over a killed tab. */
export function createAccountDraft(entered: () => AccountValues) {
  const $isKept = atom(true)
  const saver = createSaver(async () => {
    $isKept.set(await saveFormDraft(key, about(), entered()))
  })
  return {
    $isKept,
    read: () => readFormDraft(key, about(), isOwnOrder),
    saveSoon: saver.saveSoon,
    watchLeaving: saver.watchLeaving,
    end: () => {
      saver.forget()
      dropFormDraft(key, about())
    }
  }
}
