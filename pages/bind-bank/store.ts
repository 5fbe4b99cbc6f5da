import { atom, type ReadableAtom } from 'nanostores'
import { fetchBankForm, formRequest } from '../../shared/api/bank.ts'
import { bankDefaults } from '../../shared/api/bank-codes.ts'
import { type BankForm, visibleItems } from '../../shared/api/bank-form.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { createResource, type Resource } from '../../shared/api/resource.ts'
import { missingOrder } from '../../shared/api/result.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { marketDay } from '../../shared/context/market-time.ts'
import { createForm } from '../../shared/forms/form.ts'
import { watchKeyboard } from '../../shared/forms/keyboard.ts'
import { computed } from '../../shared/lib/computed.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { type AccountValues, accountOf, withInitial } from './account.ts'
import { createAccountDraft, offeredOf, productOf } from './draft.ts'
import { accountItems, initialValue, itemValidators } from './items.ts'
import { createAccountSaving, goOn } from './save-account.ts'
import { createStep, isAsSent } from './step.ts'

export const earlyRequest = (): EarlyRequest => formRequest({ from: 'product_id' })

/** The form as the server sends it, and what was typed into it before. */
function createBankForm(readDraft: () => Promise<AccountValues>) {
  let typed: AccountValues = {}
  const { $resource, load } = createResource(async () => {
    const productId = productOf()
    if (!productId) return missingOrder
    const [result, before] = await Promise.all([fetchBankForm(productId), readDraft()])
    typed = before
    return result
  })
  return { $bankForm: $resource, load, typedBefore: () => typed }
}

function createCardType($bankForm: ReadableAtom<Resource<BankForm>>) {
  /** '' before the borrower has chosen. */
  const $chosenType = atom('')
  const $cardType = computed([$bankForm, $chosenType], (resource, chosenType) => {
    if (resource.state !== 'ready') return bankDefaults.cardType
    const { cardTypes, cardType } = resource.data
    return cardTypes.find(({ type }) => type === chosenType)?.type ?? cardType
  })
  const $cardTypes = computed([$bankForm], resource =>
    resource.state === 'ready' ? resource.data.cardTypes : []
  )
  const $visible = computed([$bankForm, $cardType], (resource, cardType) =>
    resource.state === 'ready' ? visibleItems(resource.data, cardType) : []
  )
  /** As the server sends them; '' where it knows none. */
  const $accountNumbers = computed([$visible], visible =>
    accountItems(visible).map(initialValue).filter(Boolean).join(', ')
  )
  return {
    $accountNumbers,
    $cardType,
    $cardTypes,
    $chosenType,
    $visible,
    chooseType: (type: string) => $chosenType.set(type),
    /** Not over a choice of this page. */
    restoreType: (type = '') => $chosenType.set($chosenType.get() || type)
  }
}

/** A known account is as the server has sent it last; else a filled input was typed into. */
const valuesOf = (form: BankForm, typed: AccountValues) => withInitial(form, offeredOf(form, typed))

function begin({ watchLeaving }: ReturnType<typeof createAccountDraft>): void {
  watchKeyboard()
  watchLeaving()
  postAction('startBankFlow')
}

export function createBindBankPage() {
  /** All entries, on every tab: switching keeps them. */
  const entries = createForm<string>({})
  const typed = () => ({ ...entries.$values.get(), cardType: $chosenType.get() })
  const draft = createAccountDraft(typed)
  const { $bankForm, load, typedBefore } = createBankForm(draft.read)
  const { $chosenType, $visible, chooseType, restoreType, ...types } = createCardType($bankForm)
  const saving = createAccountSaving(
    $bankForm,
    () => accountOf(types.$cardType.get(), $visible.get(), entries.$values.get()),
    draft.end
  )

  const validators = () => itemValidators($visible.get(), marketDay())
  const isKnown = () =>
    types.$accountNumbers.get() !== '' &&
    entries.isValid(validators()) &&
    $visible.get().every(item => isAsSent(item, entries.$values.get()[item.name] ?? ''))
  const { decideStep, ...step } = createStep(saving.$refusal, isKnown)

  const fill = (form: BankForm) => {
    restoreType(typedBefore().cardType)
    const entered = step.$step.get() === 'check' ? {} : entries.$values.get()
    entries.$values.set(valuesOf(form, { ...typedBefore(), ...entered }))
    if (!entries.isValid(validators())) saving.closeCheck()
    decideStep()
  }

  return {
    ...saving,
    ...step,
    ...types,
    $bankForm,
    $isKept: draft.$isKept,
    $visible,
    entries,
    load,
    open: () => {
      $bankForm.listen(resource => {
        if (resource.state === 'ready') fill(resource.data)
      })
      begin(draft)
      return load()
    },
    chooseCardType: (type: string) => {
      if (type === types.$cardType.get()) return
      saving.$refusal.set(undefined)
      entries.$errors.set({})
      chooseType(type)
      draft.saveSoon()
    },
    validators,
    change: (name: string, value: string) => {
      saving.$refusal.set(undefined)
      entries.change(name, value)
      draft.saveSoon()
    },
    leave: singleFlight(async () => goOn())
  }
}

export type BindBankPage = ReturnType<typeof createBindBankPage>
