import { commonMessages as common } from '#messages/common.ts'
import { offerMessages } from '#messages/confirmation.ts'
import { keyFactsMessages as messages } from '#messages/key-facts.ts'
import { lateMessages } from '#messages/late.ts'
import type { Row } from '../../api/fields.ts'
import type { OfferTexts } from '../../api/offer.ts'
import { costNames, interestNames } from '../../api/offer-terms.ts'
import { lateLines } from '../../content/late-lines.ts'
import { isOwnCurrency, ownPenalties, ownRules } from '../../content/own-rules.ts'
import { plainName } from '../../lib/plain-name.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { parseDay } from '../../loan/day.ts'
import { formatMoney, percentText } from '../../loan/money.ts'
import { filledRows } from '../document/filled-rows.ts'
import type { DocumentSection } from '../document/loan-document.ts'
import type { OfferCost } from './read-cost.ts'

export interface Facts {
  offer: OfferTexts
  read: OfferCost
  /** The number of the application; '' without one. */
  orderId: string
}

/** Hundredths in the offer's own format; '' where not known. */
function writeAmount({ read }: Facts, minor: number | undefined): string {
  if (minor === undefined || !read.isSound) return ''
  return formatMoney(minor, read.symbol, read.format)
}

export const loanAmount = ({ offer, read }: Facts) =>
  formatMoney(offer.amount, read.symbol, read.format)

/** In the server's words; '' without a rate. */
export const offeredRate = ({ offer, read }: Facts) => percentText(offer.rateText, read.format)

export function sumRows(facts: Facts): Row[] {
  const { received, total, cost } = facts.read.cost
  return filledRows([
    { text: messages.received, value: writeAmount(facts, received) },
    { text: offerMessages.total, value: writeAmount(facts, total) },
    { text: messages.finance, value: writeAmount(facts, cost) }
  ])
}

const charges = new Set([...costNames.withheld, ...interestNames()].map(plainName))
const noCharges = new Set([...costNames.received, ...costNames.total].map(plainName))

/** All rows but dates and the amounts lent, paid out and paid back, which are no charges. */
export const chargeRows = ({ offer }: Facts): Row[] =>
  offer.rows.filter(({ text, value }) => {
    const name = plainName(text)
    if (charges.has(name)) return true
    const isSum = noCharges.has(name) || parseAmountText(value)?.minor === offer.amount
    return !isSum && parseDay(value) === undefined
  })

export function scheduleSection({ offer }: Facts): DocumentSection[] {
  if (offer.plan.length === 0) return []
  return [
    {
      title: messages.schedule,
      table: {
        columns: [messages.payment, common.dueDate, messages.paid],
        lines: offer.plan.map(({ title, time, amount }) => ({ cells: [title, time, amount] }))
      }
    }
  ]
}

/** Without a penalty where the loan is in another currency. */
export function lateRows({ read }: Facts): Row[] {
  const rules = ownRules()
  const { lines, points } = lateLines(rules, ownPenalties(rules, read.format), lateMessages)
  const own = isOwnCurrency(read.symbol) ? [...lines, ...points] : points
  return own.map(text => ({ text: percentText(text, read.format), value: '' }))
}
