import type { saveBankAccount } from '../../shared/api/bank.ts'
import { bankDefaults } from '../../shared/api/bank-codes.ts'
import {
  type BankForm,
  type BankItem,
  isChannel,
  visibleItems
} from '../../shared/api/bank-form.ts'
import { initialValue, sentValue } from './items.ts'

export type Account = Omit<Parameters<typeof saveBankAccount>[0], 'productId'>

/** Entries by the item's name. */
export type AccountValues = Readonly<Record<string, string>>

export function accountOf(
  cardType: string,
  items: readonly BankItem[],
  values: AccountValues
): Account {
  const channelItem = items.find(isChannel)
  const channel = (channelItem && values[channelItem.name]) || bankDefaults.channel
  return {
    cardType,
    channel: cardType === bankDefaults.cardType ? channel : undefined,
    values: new Map(items.map(item => [item.code, sentValue(item, values[item.name] ?? '')]))
  }
}

export function holds(form: BankForm, { cardType, values }: Account): boolean {
  const items = visibleItems(form, form.cardType)
  const isSame = items.every(item => sentValue(item, item.value) === values.get(item.code))
  return isSame && form.cardType === cardType
}

export function withInitial({ items }: BankForm, values: AccountValues): AccountValues {
  const fresh = items.filter(({ name }) => values[name] === undefined)
  const filled = fresh.map(item => [item.name, initialValue(item)] as const)
  return { ...values, ...Object.fromEntries(filled) }
}
