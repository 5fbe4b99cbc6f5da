import type { OfferTexts } from '../../api/offer.ts'
import { brand } from '../../config/brand.ts'
import { marketTime } from '../../context/market-time.ts'
import { param } from '../../context/query.ts'
import type { LoanDocument } from '../document/loan-document.ts'
import { reportBeyondCaps } from './caps-section.ts'
import { disclosureStatement } from './disclosure-statement.ts'
import { keyFactsStatement } from './key-facts-statement.ts'
import { readCost } from './read-cost.ts'

export function keyFactsOf(offer: OfferTexts, currency: string): LoanDocument {
  const read = readCost(offer, currency, param('clarity'), marketTime())
  const facts = { offer, read, orderId: param('orderId') ?? '' }
  if (import.meta.env.MODE !== 'production') reportBeyondCaps(facts)
  return brand.market === 'in' ? keyFactsStatement(facts) : disclosureStatement(facts)
}
