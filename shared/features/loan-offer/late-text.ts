import { offerMessages as messages } from '#messages/confirmation.ts'
import { highestInterest } from '../../content/loan-rules.ts'
import { isOwnCurrency, ownPenalties, ownRules } from '../../content/own-rules.ts'
import type { MoneyFormat } from '../../loan/money.ts'
import { formatMessage } from '../../messages/format-message.ts'

/** The highest cost of being late: `₱1.000,00 once, 5% of the unpaid amount a day`; no amount in a foreign currency. */
export function lateText(symbol: string, format: MoneyFormat): string {
  const rules = ownRules()
  const { new: amount } = ownPenalties(rules, format)
  const percent = highestInterest(rules)
  return [
    isOwnCurrency(symbol) && formatMessage(messages.lateOnce, { amount }),
    percent > 0 && formatMessage(messages.lateDaily, { percent: `${percent}%` })
  ]
    .filter(Boolean)
    .join(', ')
}
