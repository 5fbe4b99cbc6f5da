import { bankMessages as messages } from '#messages/bank.ts'
import { dayMessages } from '#messages/days.ts'
import { bankCodes, bankDefaults } from '../../shared/api/bank-codes.ts'
import { type BankItem, type BankOption, isChannel } from '../../shared/api/bank-form.ts'
import { brand } from '../../shared/config/brand.ts'
import type { Validators } from '../../shared/forms/form.ts'
import { type Mask, maskCard, onlyDigits } from '../../shared/forms/masks.ts'
import { maskPhone } from '../../shared/forms/phone.ts'
import { filled } from '../../shared/forms/validators.ts'
import { parseDay } from '../../shared/loan/day.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { dayBounds, isBirthdayItem } from './day-bounds.ts'

const isOneOf = (codes: readonly string[], { code }: BankItem) => codes.includes(code)

/** The numbers that say where the money goes; all numbers of a form that names none of ours. */
export function accountItems(visible: readonly BankItem[]): BankItem[] {
  const numbers = visible.filter(({ kind }) => kind === 'number')
  const account = numbers.filter(item => isOneOf(bankCodes.account, item))
  return account.length > 0 ? account : numbers
}

export function findOption(options: readonly BankOption[], type: string): BankOption | undefined {
  const all = options.flatMap(option => (option.children.length > 0 ? option.children : [option]))
  return all.find(option => option.type === type)
}

const maskMobile = maskPhone(brand.market)

/** A wallet's number is mostly a mobile number; the mask changes no digit of another. */
function maskWallet(text: string): string {
  const digits = onlyDigits(text)
  const mobile = maskMobile(digits)
  return onlyDigits(mobile) === digits ? mobile : maskCard(digits)
}

export const maskOf = ({ code }: Pick<BankItem, 'code'>): Mask =>
  code === bankCodes.wallet ? maskWallet : maskCard

export function initialValue(item: BankItem): string {
  const { kind, value, options, channelNumber } = item
  // The server hides a part of a text or number with stars.
  if (kind === 'number') return /^[\d\s-]*$/.test(value) ? maskOf(item)(value) : ''
  if (kind === 'day') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''
  if (kind === 'text') return value.includes('*') ? '' : value
  const wanted = isChannel(item) ? [value, channelNumber, bankDefaults.channel] : [value]
  return wanted.find(type => type && findOption(options, type)) ?? ''
}

/** `Account number` in the middle of a sentence; `SSS number` keeps its capitals. */
function inSentence(title: string): string {
  return title.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())
}

function claimOf(item: BankItem, today: number) {
  const what = inSentence(item.title)
  const say = (message: string) => formatMessage(message, { what })
  return (value: string): string | undefined => {
    switch (item.kind) {
      case 'choice':
      case 'city':
        return filled(value, say(messages.choose))
      case 'number':
        return filled(onlyDigits(value), say(messages.digits))
      case 'text':
        return filled(value, say(messages.enter))
      case 'day': {
        if (!value) return say(messages.enter)
        const { first, last } = dayBounds(item, today)
        if (parseDay(value) === undefined) {
          return formatMessage(dayMessages.unclear, { example: '29 2 1992' })
        }
        if (isBirthdayItem(item) && value > last) return messages.tooYoung
        const isWithin = value >= first && value <= last
        const range = formatMessage(messages.day, { what, first, last })
        return isWithin ? undefined : range
      }
    }
  }
}

export function itemValidators(visible: readonly BankItem[], today: number): Validators<string> {
  return Object.fromEntries(visible.map(item => [item.name, claimOf(item, today)]))
}

export function sentValue({ kind }: BankItem, value: string): string {
  return kind === 'number' ? onlyDigits(value) : value.trim()
}

export function shownValue({ kind, options }: BankItem, value: string): string {
  if (kind !== 'choice' && kind !== 'city') return value.trim()
  const chosen = findOption(options, value)
  const province = options.find(({ children }) => chosen && children.includes(chosen))
  return [chosen?.name, province?.name].filter(Boolean).join(', ')
}
