import type { MoneyFormat } from '../loan/money.ts'
import { brand } from './brand.ts'

/** How the market's people write amounts: what stands on papers, however the pages write theirs. */
export const marketMoney: MoneyFormat = {
  thousands: ',',
  decimals: '.',
  group: brand.market === 'in' ? 2 : 3
}
