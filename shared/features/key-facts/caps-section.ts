import { keyFactsMessages as messages } from '#messages/key-facts.ts'
import { interestNames } from '../../api/offer-terms.ts'
import { brand } from '../../config/brand.ts'
import { isOwnCurrency } from '../../content/own-rules.ts'
import { type CapCheck, capsOf, checkCaps } from '../../loan/caps.ts'
import { rowsWithNames } from '../../loan/loan-cost.ts'
import { writePercent } from '../../loan/percent.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { DocumentSection } from '../document/loan-document.ts'
import type { Facts } from './fact-rows.ts'
import { lateShare } from './offer-caps.ts'

const names = {
  nominal: messages.nominal,
  effective: messages.effective,
  penalty: messages.penaltyCap,
  total: messages.totalCap
}

/** Undefined where the cost of the offer is not known, or in another currency than the law's. */
function checksOf({ offer, read }: Facts) {
  const { amount } = offer
  const {
    cost: { cost, rate, dated },
    symbol,
    isSound
  } = read
  if (!amount || !rate || !isSound || !dated || !isOwnCurrency(symbol)) return undefined
  const { start } = rate
  const end = Math.max(...dated.map(({ day }) => day))
  const caps = capsOf(brand.market, { amount, start, end })
  if (!caps) return undefined
  const interest = rowsWithNames(offer.rows, interestNames())
  const checks = checkCaps(caps, {
    amount,
    cost,
    monthly: rate.monthly,
    interest: interest?.length === 1 ? interest[0]?.minor : undefined,
    days: dated.length === 1 ? end - start : undefined,
    late: lateShare(dated)
  })
  return { caps, checks }
}

function capRow({ cap, own, limit }: CapCheck, { read }: Facts) {
  const write = (rate: number) => writePercent(rate, read.format, 2)
  const values = { own: own === undefined ? messages.notKnown : write(own), limit: write(limit) }
  return { text: names[cap], value: formatMessage(messages.of, values) }
}

export function capsSection(facts: Facts): DocumentSection[] {
  const checked = checksOf(facts)
  if (!checked) return []
  const { caps, checks } = checked
  const note = formatMessage(messages.capNote, { source: caps.source })
  const isBeyond = checks.some(check => check.isBeyond)
  return [
    {
      title: messages.caps,
      text: isBeyond ? `${messages.beyond} ${note}` : note,
      rows: checks.map(check => capRow(check, facts))
    }
  ]
}

export function reportBeyondCaps(facts: Facts): void {
  const { caps, checks = [] } = checksOf(facts) ?? {}
  for (const { cap, own, limit, isBeyond } of checks) {
    // biome-ignore lint/suspicious/noConsole: a developer's build tells its developer.
    if (isBeyond) console.warn(`${caps?.source}: ${cap} is ${own}, at most ${limit} is allowed`)
  }
}
