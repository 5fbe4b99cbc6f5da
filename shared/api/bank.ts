import * as v from 'valibot'
import { type BankForm, type Option, toForm, toItem, visibleItems } from './bank-form.ts'
import { baseClient, type Call, nothing, type PreparedCall } from './call.ts'
import { send, sendPrepared } from './client.ts'
import { listBy, only, requiredText, shape, text } from './fields.ts'
import type { Result } from './result.ts'
import { bankItemWire, bankOptionWire, bankPaths, bankSaveWire } from './wire/bank.ts'

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
  v.transform(({ options, ...texts }) => toItem(texts, options))
)

const form = v.pipe(
  only(
    bankSaveWire.form,
    v.pipe(
      listBy(item, ({ name }) => name),
      v.nonEmpty()
    )
  ),
  v.transform(toForm),
  // A form without items cannot be filled in, so it counts as malformed.
  v.check(form => visibleItems(form, form.cardType).length > 0)
)

export const formCall: Call<BankForm> = {
  client: baseClient,
  method: 'POST',
  path: bankPaths.form,
  kind: 'read',
  data: form
}

export const formRequest = (productId: string): PreparedCall<BankForm> => ({
  call: formCall,
  fields: { [bankSaveWire.productId]: productId }
})

export function fetchBankForm(productId: string): Promise<Result<BankForm>> {
  return sendPrepared(formRequest(productId))
}

export const saveCall: Call<undefined> = {
  client: baseClient,
  method: 'POST',
  path: bankPaths.save,
  kind: 'write',
  data: nothing
}

export const changeCall: Call<undefined> = { ...saveCall, path: bankPaths.change }

export interface BankAccount {
  productId: string
  cardType: string
  /** For card type 1 only. */
  channel: string | undefined
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
  return send(isChange ? changeCall : saveCall, fields)
}
