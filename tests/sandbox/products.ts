import type { CurrencySymbol } from './money.ts'
import { rangeText, rateText } from './money.ts'

export interface SandboxProduct {
  id: string
  name: string
  logo: string
  symbol: CurrencySymbol
  amountRange: string
  rate: string
  tags: string[]
  enabled: 0 | 1
  /** Where a tap on the recommended product leads. */
  opens: 'page' | 'app' | 'home' | 'closed'
  /** Who lends, where it is somebody else. */
  lender?: string
}

function product(
  id: string,
  name: string,
  logo: string,
  rest: Partial<SandboxProduct> = {}
): SandboxProduct {
  return {
    id,
    name,
    logo,
    symbol: '₱',
    amountRange: rangeText(200_000, 1_500_000, '₱'),
    rate: rateText(10),
    tags: ['Decision in one day', '91 days or more'],
    enabled: 1,
    opens: 'page',
    ...rest
  }
}

const samplePeso = product('301', 'Sample Peso', 'coin')
const demoCashLine = product('302', 'Demo Cash Line', 'wave', {
  amountRange: rangeText(300_000, 2_500_000, '₱'),
  rate: rateText(8),
  tags: ['Lowest rate', 'Up to 180 days']
})

export const products: SandboxProduct[] = [
  samplePeso,
  demoCashLine,
  product('303', 'Harbor Sample Loan', 'anchor', { opens: 'app', tags: ['Opens in the app'] }),
  product('304', 'Kite Demo Credit', 'kite', {
    opens: 'home',
    amountRange: rangeText(500_000, 5_000_000, '₱'),
    tags: ['Three instalments', 'No collateral', 'Early payment welcome'],
    lender: 'Kite Sample Lending Corp.'
  }),
  product('305', 'Leaf Sample Advance', 'leaf', { opens: 'closed', rate: rateText(12) }),
  product('306', 'Sunrise Demo Loan', 'sun', { enabled: 0, tags: [] }),
  product('401', 'Sample Rupee', 'shell', {
    symbol: '₹',
    amountRange: rangeText(500_000, 6_000_000, '₹'),
    rate: rateText(9)
  }),
  product('402', 'Demo Lakh Line', 'bridge', {
    symbol: '₹',
    amountRange: rangeText(1_000_000, 20_000_000, '₹'),
    rate: rateText(7)
  })
]

export const defaultProduct = samplePeso
export const earlierProduct = demoCashLine

export function findProduct(id: string | undefined): SandboxProduct | undefined {
  return products.find(each => each.id === id)
}
