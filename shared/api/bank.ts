import * as v from 'valibot'
import { baseClient, type Call, nothing, send } from './client.ts'
import { listBy, only, requiredText, shape, text } from './fields.ts'
import type { Result } from './result.ts'
import {
  bankCodes,
  bankDefaults,
  bankItemWire,
  bankKinds,
  bankNumberInput,
  bankOptionWire,
  bankPaths,
  bankSaveWire
} from './wire/bank.ts'

/** What can be chosen: its name, and the code that is sent. */
export interface Option {
  name: string
  type: string
  /** The cities of a province; empty for what can be chosen itself. */
  children: Option[]
}

const leaf = v.pipe(
  shape(
    { name: bankOptionWire.name, type: bankOptionWire.type },
    { name: text, type: requiredText }
  ),
  v.transform((option): Option => ({ ...option, name: option.name || option.type, children: [] }))
)

const option = v.pipe(
  shape(bankOptionWire, { name: text, type: text, children: listBy(leaf, ({ type }) => type) }),
  v.check(({ type, children }) => type !== '' || children.length > 0),
  v.transform((each): Option => ({ ...each, name: each.name || each.type }))
)

type BankItemKind = 'text' | 'number' | 'day' | 'choice' | 'city'

const item = v.pipe(
  shape(bankItemWire, {
    code: requiredText,
    kind: text,
    title: text,
    hint: text,
    value: text,
    options: listBy(option, ({ type, name }) => type || name),
    input: text,
    cardType: text,
    channelNumber: text
  }),
  v.transform(({ kind, input, ...rest }) => {
    const cardType = rest.cardType || '0'
    return {
      ...rest,
      cardType,
      title: rest.title || rest.code,
      kind: kindOf(kind, input),
      /** Its name among the inputs. Never a bare code, which could be `constructor`. */
      name: `item:${cardType}:${rest.code}`
    }
  })
)
export type BankItem = v.InferOutput<typeof item>

function kindOf(kind: string, input: string): BankItemKind {
  if (kind === bankKinds.city) return 'city'
  if (kind === bankKinds.choice) return 'choice'
  if (kind === bankKinds.day) return 'day'
  return input === bankNumberInput ? 'number' : 'text'
}

export interface BankForm {
  /** The tabs; empty where there is nothing to choose between. */
  cardTypes: Option[]
  /** The tab to begin with. */
  cardType: string
  items: BankItem[]
}

/** The tab that the server filled in, else 1, else the first there is. */
function firstCardType(item: BankItem | undefined): string {
  const types = item?.options.map(({ type }) => type) ?? []
  const wanted = [item?.value ?? '', bankDefaults.cardType]
  return wanted.find(type => types.includes(type)) ?? types[0] ?? bankDefaults.cardType
}

const form = v.pipe(
  only(
    bankSaveWire.form,
    v.pipe(
      listBy(item, ({ name }) => name),
      v.nonEmpty()
    )
  ),
  v.transform((items): BankForm => {
    const tabs = items.find(({ code }) => code === bankCodes.cardType)
    return {
      cardTypes: tabs?.options ?? [],
      cardType: firstCardType(tabs),
      items: items.filter(({ code }) => code !== bankCodes.cardType)
    }
  })
)

export const formCall: Call<BankForm> = {
  client: baseClient,
  method: 'POST',
  path: bankPaths.form,
  kind: 'read',
  data: form
}

export function fetchBankForm(productId: string): Promise<Result<BankForm>> {
  return send(formCall, { [bankSaveWire.productId]: productId }, { handles: 'all' })
}

export const saveCall: Call<undefined> = {
  client: baseClient,
  method: 'POST',
  path: bankPaths.save,
  kind: 'write',
  data: nothing
}

export interface BankAccount {
  productId: string
  cardType: string
  /** For card type 1 only. */
  channel: string | undefined
  /** What was entered, by item code. */
  values: ReadonlyMap<string, string>
}

/** Saves the account: a new one, or the change of one that an order is waiting for. */
export function saveBankAccount(
  { productId, cardType, channel, values }: BankAccount,
  isChange: boolean
): Promise<Result<undefined>> {
  const fields = Object.fromEntries([
    ...values,
    [bankSaveWire.productId, productId],
    [bankSaveWire.cardType, cardType],
    ...(channel ? [[bankSaveWire.channel, channel]] : [])
  ]) as Record<string, string>
  return send(isChange ? { ...saveCall, path: bankPaths.change } : saveCall, fields, {
    handles: 'all'
  })
}
