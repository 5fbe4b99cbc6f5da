import * as v from 'valibot'
import { type BankForm, type BankOption, toForm, toItem, visibleItems } from './bank-form.ts'
import { nothing, read, withField } from './call.ts'
import { sendPrepared } from './client.ts'
import { at, listBy, onlyField, requiredText, shape, text } from './fields.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

const optionFields = <Type extends v.GenericSchema<unknown, string>>(type: Type) => ({
  name: text,
  type
})

const leaf = v.pipe(
  shape(optionFields(requiredText)),
  v.transform(
    (option): BankOption => ({ ...option, name: option.name || option.type, children: [] })
  )
)

const option = v.pipe(
  shape({ ...optionFields(text), children: listBy(leaf, ({ type }) => type) }),
  v.check(({ type, children }) => type !== '' || children.length > 0),
  v.transform((each): BankOption => ({ ...each, name: each.name || each.type }))
)

const item = v.pipe(
  shape({
    code: requiredText,
    kind: at('cate', text),
    title: text,
    hint: at('subtitle', text),
    value: text,
    options: at(
      'note',
      listBy(option, ({ type, name }) => type || name)
    ),
    input: at('inputType', text),
    cardType: at('cardTypeMi', text),
    channelNumber: text
  }),
  v.transform(({ options, ...texts }) => toItem(texts, options))
)

const form = v.pipe(
  onlyField(
    'items',
    v.pipe(
      listBy(item, ({ name }) => name),
      v.nonEmpty()
    )
  ),
  v.transform(toForm),
  // A form without items cannot be filled in, so it counts as malformed.
  v.check(form => visibleItems(form, form.cardType).length > 0)
)

export const formCall = read('/v3/bind-card/card-init', form)

export const formRequest = withField(formCall, 'product_id')

export function fetchBankForm(productId: string): Promise<Result<BankForm>> {
  return sendPrepared(formRequest(productId))
}

export const saveCall = write('/v3/bind-card/bind-card-new', nothing, { intention: 'account' })

export const changeCall = write('/v3/bind-card/card-change', nothing, { intention: 'account' })

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
    ['product_id', productId],
    ['cardType', cardType],
    ...(channel ? [['channelNumber', channel]] : [])
  ]) as Record<string, string>
  return sendWrite(isChange ? changeCall : saveCall, fields)
}
