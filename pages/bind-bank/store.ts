import { atom, computed } from 'nanostores'
import { bankMessages as messages } from '#messages/bank.ts'
import { fetchBankForm, formRequest, saveBankAccount } from '../../shared/api/bank.ts'
import { bankDefaults } from '../../shared/api/bank-codes.ts'
import { type BankForm, isChannel, visibleItems } from '../../shared/api/bank-form.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { createResource } from '../../shared/api/resource.ts'
import { isTransportError, missingOrder, refusalOf } from '../../shared/api/result.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import { param } from '../../shared/context/query.ts'
import { createForm } from '../../shared/forms/form.ts'
import { watchKeyboard } from '../../shared/forms/keyboard.ts'
import { leaving, singleFlight } from '../../shared/lib/single-flight.ts'
import { createAccountDraft, offeredOf, productOf } from './draft.ts'
import { initialValue, sentValue, validatorsOf } from './items.ts'

const isFromOrder = () => param('source') === 'loanDetail'

function goOn(): typeof leaving | undefined {
  const orderId = param('orderId')
  if (isFromOrder() && orderId) {
    openPage('order.html', { productId: productOf(), orderId }, { replace: true })
    return leaving
  }
  postAction('closeWebview')
  return undefined
}

type Account = Pick<Parameters<typeof saveBankAccount>[0], 'cardType' | 'values'>

function holds(form: BankForm, { cardType, values }: Account): boolean {
  const known = visibleItems(form, form.cardType)
  const isSame = known.every(item => sentValue(item, item.value) === values.get(item.code))
  return isSame && form.cardType === cardType
}

export const earlyRequest = (): EarlyRequest => formRequest({ from: 'product_id' })

export function createBindBankPage() {
  /** What was entered, on whichever tab: switching keeps all of it. */
  const entries = createForm<string>({})
  const draft = createAccountDraft(entries.$values.get)

  let typedBefore: Readonly<Record<string, string>> = {}

  const { $resource: $bankForm, load } = createResource(async () => {
    const productId = productOf()
    if (!productId) return missingOrder
    const [result, typed] = await Promise.all([fetchBankForm(productId), draft.read()])
    typedBefore = typed
    return result
  })

  const $chosenType = atom<string | undefined>()
  const $checking = atom(false)
  const $refusal = atom<string | undefined>()
  const $saved = atom(false)

  const $cardType = computed([$bankForm, $chosenType], (resource, chosen) => {
    if (resource.state !== 'ready') return bankDefaults.cardType
    const { cardTypes, cardType } = resource.data
    return cardTypes.find(({ type }) => type === chosen)?.type ?? cardType
  })

  const $visible = computed([$bankForm, $cardType], (resource, cardType) =>
    resource.state === 'ready' ? visibleItems(resource.data, cardType) : []
  )

  /** Fills in what is new; what stands in an input already was typed, or came before. */
  const adopt = (form: BankForm) => {
    const known = { ...offeredOf(form, typedBefore), ...entries.$values.get() }
    const fresh = form.items.filter(({ name }) => known[name] === undefined)
    const filled = fresh.map(item => [item.name, initialValue(item)] as const)
    entries.$values.set({ ...known, ...Object.fromEntries(filled) })
  }

  const closeCheck = () => $checking.set(false)

  const enteredValues = () => {
    const values = entries.$values.get()
    return new Map(
      $visible.get().map(item => [item.code, sentValue(item, values[item.name] ?? '')] as const)
    )
  }

  const chosenChannel = () => {
    if ($cardType.get() !== bankDefaults.cardType) return undefined
    const item = $visible.get().find(isChannel)
    return (item && entries.$values.get()[item.name]) || bankDefaults.channel
  }

  /** Whether the server has the account, after a lost answer; unknown where it had the same before. */
  const isSaved = async (productId: string, sent: Account) => {
    const before = $bankForm.get()
    if (before.state !== 'ready' || holds(before.data, sent)) return false
    const now = await fetchBankForm(productId)
    return now.success && holds(now.data, sent)
  }

  const saveAccount = singleFlight(async () => {
    const productId = productOf()
    if (!productId || $saved.get()) return undefined
    const account = {
      productId,
      cardType: $cardType.get(),
      channel: chosenChannel(),
      values: enteredValues()
    }
    const result = await saveBankAccount(account, isFromOrder())
    if (result.success || (isTransportError(result) && (await isSaved(productId, account)))) {
      $saved.set(true)
      draft.end()
      closeCheck()
      postAction('endBankFlow')
      return goOn()
    }
    closeCheck()
    $refusal.set(isTransportError(result) ? messages.uncertain : refusalOf(result))
    return undefined
  })

  return {
    $bankForm,
    $cardType,
    $checking,
    $isKept: draft.$isKept,
    $refusal,
    $saved,
    $visible,
    entries,
    load,
    open: () => {
      $bankForm.listen(resource => {
        if (resource.state === 'ready') adopt(resource.data)
      })
      watchKeyboard()
      draft.watchLeaving()
      postAction('startBankFlow')
      return load()
    },
    chooseCardType: (type: string) => $chosenType.set(type),
    validators: () => validatorsOf($visible.get(), new Date()),
    change: (name: string, value: string) => {
      $refusal.set(undefined)
      entries.change(name, value)
      draft.saveSoon()
    },
    checkAccount: () => {
      $refusal.set(undefined)
      $checking.set(true)
    },
    closeCheck,
    leave: singleFlight(async () => goOn()),
    saveAccount
  }
}

export type BindBankPage = ReturnType<typeof createBindBankPage>
