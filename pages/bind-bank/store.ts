import { atom, type ReadableAtom } from 'nanostores'
import { fetchBankForm, formRequest } from '../../shared/api/bank.ts'
import { bankDefaults } from '../../shared/api/bank-codes.ts'
import { type BankForm, visibleItems } from '../../shared/api/bank-form.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { createResource, type Resource } from '../../shared/api/resource.ts'
import { missingOrder } from '../../shared/api/result.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { createForm } from '../../shared/forms/form.ts'
import { watchKeyboard } from '../../shared/forms/keyboard.ts'
import { computed } from '../../shared/lib/computed.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { accountOf, withInitial } from './account.ts'
import { createAccountDraft, offeredOf, productOf } from './draft.ts'
import { accountItems, initialValue, itemValidators } from './items.ts'
import { createAccountSaving, goOn, isFromOrder } from './save-account.ts'

export const earlyRequest = (): EarlyRequest => formRequest({ from: 'product_id' })

function createCardType($bankForm: ReadableAtom<Resource<BankForm>>) {
  const $chosenType = atom<string | undefined>()
  const $cardType = computed([$bankForm, $chosenType], (resource, chosenType) => {
    if (resource.state !== 'ready') return bankDefaults.cardType
    const { cardTypes, cardType } = resource.data
    return cardTypes.find(({ type }) => type === chosenType)?.type ?? cardType
  })
  const $visible = computed([$bankForm, $cardType], (resource, cardType) =>
    resource.state === 'ready' ? visibleItems(resource.data, cardType) : []
  )
  const $accountNumbers = computed([$visible], visible =>
    accountItems(visible).map(initialValue).filter(Boolean).join(', ')
  )
  return {
    $accountNumbers,
    $cardType,
    $visible,
    chooseCardType: (type: string) => $chosenType.set(type)
  }
}

/**
 * 'check' where all that is asked for came with the form: it is read, not typed. An order's account is
 * changed, so its form is open from the start. 'change': the borrower has opened it.
 */
type Step = 'type' | 'check' | 'change'

export function createBindBankPage() {
  /** All entries, on every tab: switching keeps them. */
  const entries = createForm<string>({})
  const $step = atom<Step>('type')
  const draft = createAccountDraft(entries.$values.get)

  let typedBefore: Readonly<Record<string, string>> = {}

  const { $resource: $bankForm, load } = createResource(async () => {
    const productId = productOf()
    if (!productId) return missingOrder
    const [result, typed] = await Promise.all([fetchBankForm(productId), draft.read()])
    typedBefore = typed
    return result
  })

  const { $accountNumbers, $cardType, $visible, chooseCardType } = createCardType($bankForm)
  const saving = createAccountSaving(
    $bankForm,
    () => accountOf($cardType.get(), $visible.get(), entries.$values.get()),
    draft.end
  )

  const validators = () => itemValidators($visible.get(), new Date())
  const isKnown = () =>
    $accountNumbers.get() !== '' &&
    Object.keys(typedBefore).length === 0 &&
    Object.entries(validators()).every(
      ([name, claim]) => !claim?.(entries.$values.get()[name] ?? '')
    )
  const openForm = () => $step.set('change')

  return {
    ...saving,
    $bankForm,
    $step,
    $cardType,
    $isKept: draft.$isKept,
    /** As the server sends them; '' where it knows none. */
    $accountNumbers,
    $visible,
    entries,
    load,
    open: () => {
      $bankForm.listen(resource => {
        if (resource.state !== 'ready') return
        // An input that is filled was typed into, or came before.
        const values = { ...offeredOf(resource.data, typedBefore), ...entries.$values.get() }
        entries.$values.set(withInitial(resource.data, values))
        $step.set(!isFromOrder() && isKnown() ? 'check' : 'type')
      })
      // It is read first: the focus stays above the form.
      saving.$refusal.listen(refusal => refusal && $step.get() === 'check' && $step.set('type'))
      watchKeyboard()
      draft.watchLeaving()
      postAction('startBankFlow')
      return load()
    },
    chooseCardType: (type: string) => {
      if (type === $cardType.get()) return
      saving.$refusal.set(undefined)
      entries.$errors.set({})
      chooseCardType(type)
    },
    validators,
    openForm,
    change: (name: string, value: string) => {
      saving.$refusal.set(undefined)
      entries.change(name, value)
      draft.saveSoon()
    },
    leave: singleFlight(async () => goOn())
  }
}

export type BindBankPage = ReturnType<typeof createBindBankPage>
