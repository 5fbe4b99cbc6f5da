import type { ReadableAtom } from 'nanostores'
import { optionMessages as messages } from '#messages/options.ts'
import type { PayOptions } from '../../api/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import type { Resource } from '../../api/resource.ts'
import { moneyText } from '../../context/money-text.ts'
import { plainAmount } from '../../loan/plain-amount.ts'
import { formatMessage } from '../../messages/format-message.ts'

export function createOptionMoney($quotes: ReadableAtom<Resource<PayOptions>>, owed: () => string) {
  const money = (minor: number | undefined) => {
    const resource = $quotes.get()
    const currency = resource.state === 'ready' ? resource.data.currency : ''
    return moneyText(minor, currency, [owed()])
  }
  return {
    money,
    /** As typed, without `.00`: where dots are thousands, `1000.00` looks like 100,000. */
    enter: (minor: number) => plainAmount(money(minor)).replace(/\.00$/, ''),
    limitsText: ({ now, min = now, max = now }: QuotedOption) =>
      formatMessage(messages.enter, { min: money(min), max: money(max) })
  }
}
