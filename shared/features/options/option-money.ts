import type { ReadableAtom } from 'nanostores'
import { optionMessages as messages } from '#messages/options.ts'
import type { PayOptions } from '../../api/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import type { Resource } from '../../api/resource.ts'
import { moneyText } from '../../context/money-text.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { formatMessage } from '../../messages/format-message.ts'

export function createOptionMoney($quotes: ReadableAtom<Resource<PayOptions>>, owed: () => string) {
  const money = (minor: number | undefined) => {
    const resource = $quotes.get()
    const currency = resource.state === 'ready' ? resource.data.currency : ''
    return moneyText(minor, currency, [owed()])
  }
  const ask = (message: string, { now, min = now, max = now }: QuotedOption, amount = '') =>
    formatMessage(message, { min: money(min), max: money(max), amount })
  return {
    money,
    sign: () => money(0).replace(/[\s\d.,]/g, ''),
    /** In the page's notation, without its sign and empty decimals. */
    enter: (minor: number) => money(minor).replace(/[^\d.,]|[.,]00$/g, ''),
    limitsText: (option: QuotedOption) => ask(messages.enter, option),
    problemText: (option: QuotedOption, typed = '') => {
      const { now, min = now, max = now } = option
      const minor = parseAmountText(typed)?.minor ?? Number.NaN
      if (minor < min) return ask(messages.tooLittle, option, money(minor))
      return minor > max ? ask(messages.tooMuch, option, money(minor)) : ask(messages.enter, option)
    }
  }
}
