import { offerMessages as messages } from '#messages/confirmation.ts'
import type { OfferTexts } from '../../api/offer.ts'
import { amountToLend, canBeTaken } from '../../api/offer-terms.ts'
import { earlyTime } from '../../context/early-time.ts'
import { earlyTexts } from '../../island/early-texts.ts'
import { lastOf } from '../../lib/last-of.ts'
import { summarizeCost } from './cost-summary.ts'
import { offerFigures } from './offer-figures.ts'

const texts = [
  'productLogo',
  'productName',
  'periods',
  'termUnit',
  'firstTime',
  'rateText'
] as const

/** Reads the offer as its schema does; gaps and cut texts are left to React. */
function readOffer(data: Record<string, unknown>): OfferTexts {
  const { amount, rows, plan } = data as { amount: unknown; rows: unknown[]; plan: unknown[] }
  return {
    ...earlyTexts(data, ...texts),
    amount: amountToLend(amount),
    rows: rows.map(row => earlyTexts(row, 'text', 'value')),
    plan: plan.map(payment => earlyTexts(payment, 'title', 'text', 'amount', 'time'))
  }
}

/** `serverTime`: milliseconds since 1970, NaN where unknown. React shows offers with gaps. */
export function earlyOfferValues(
  data: Record<string, unknown>,
  search: URLSearchParams,
  serverTime: number,
  currency = ''
) {
  const time = earlyTime(serverTime)
  const offer = readOffer(data)
  if (!canBeTaken(offer)) throw offer
  const cost = summarizeCost(offer, currency, lastOf(search, 'clarity'), time)
  const { note, first } = cost
  if (!cost.hasTotal) throw cost
  const { rows, ...figures } = offerFigures(offer, cost)
  return {
    ...offer,
    ...figures,
    cost: rows,
    note,
    beyond: cost.isLateBeyond ? '1' : '',
    remind: first ? messages.remind : ''
  }
}
