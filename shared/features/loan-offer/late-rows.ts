import { offerMessages as messages } from '#messages/confirmation.ts'
import type { Row } from '../../api/fields.ts'
import { highestInterest } from '../../content/loan-rules.ts'
import { isOwnCurrency, ownLateRules } from '../../content/own-rules.ts'
import { formatMoney, type MoneyFormat } from '../../loan/money.ts'
import { formatMessage } from '../../messages/format-message.ts'

/** The highest cost of being late; no amount in a foreign currency, '' for what costs nothing. */
export function lateRows(symbol: string, format: MoneyFormat): Row[] {
  const rules = ownLateRules()
  const percent = highestInterest(rules)
  return [
    {
      text: messages.lateOnce,
      value: isOwnCurrency(symbol) ? formatMoney(rules.penaltyNew, symbol, format) : ''
    },
    {
      text: messages.lateDaily,
      value: percent > 0 ? formatMessage(messages.unpaid, { percent: `${percent}%` }) : ''
    }
  ]
}
