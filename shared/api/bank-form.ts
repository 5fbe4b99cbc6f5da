import { bankCodes, bankDefaults, bankKinds, bankNumberInput } from './bank-codes.ts'

export interface BankOption {
  name: string
  type: string
  children: BankOption[]
}

type BankItemKind = 'text' | 'number' | 'day' | 'choice' | 'city'

export interface BankItem {
  code: string
  kind: BankItemKind
  title: string
  hint: string
  value: string
  options: BankOption[]
  /** The tab it belongs to; '0' for all of them. */
  cardType: string
  channelNumber: string
  /** Its name among the inputs. Never a bare code, which could be `constructor`. */
  name: string
}

export interface BankForm {
  cardTypes: BankOption[]
  cardType: string
  items: BankItem[]
}

export type BankItemTexts = Record<
  'code' | 'kind' | 'title' | 'hint' | 'value' | 'input' | 'cardType' | 'channelNumber',
  string
>

function itemKind(kind: string, input: string): BankItemKind {
  if (kind === bankKinds.city) return 'city'
  if (kind === bankKinds.choice) return 'choice'
  if (kind === bankKinds.day) return 'day'
  return input === bankNumberInput ? 'number' : 'text'
}

export function toItem({ kind, input, ...rest }: BankItemTexts, options: BankOption[]): BankItem {
  const cardType = rest.cardType || '0'
  return {
    ...rest,
    options,
    cardType,
    title: rest.title || rest.code,
    kind: itemKind(kind, input),
    name: `item:${cardType}:${rest.code}`
  }
}

function firstCardType(item: BankItem | undefined): string {
  const types = item?.options.map(({ type }) => type) ?? []
  const wanted = [item?.value ?? '', bankDefaults.cardType]
  return wanted.find(type => types.includes(type)) ?? types[0] ?? bankDefaults.cardType
}

export function toForm(items: BankItem[]): BankForm {
  const tabs = items.find(({ code }) => code === bankCodes.cardType)
  return {
    cardTypes: tabs?.options ?? [],
    cardType: firstCardType(tabs),
    items: items.filter(({ code }) => code !== bankCodes.cardType)
  }
}

export const isChannel = ({ code }: BankItem) => code === bankCodes.channel

/** Without a channel to choose from, the default one is sent. */
export function visibleItems({ items }: BankForm, cardType: string): BankItem[] {
  return items.filter(item => {
    const isChoice = cardType === bankDefaults.cardType && item.options.length > 0
    if (isChannel(item) && !isChoice) return false
    return item.cardType === '0' || item.cardType === cardType
  })
}
