import type { CurrencySymbol } from './money.ts'

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
    amountRange: '₱2,000 – ₱15,000',
    rate: '0.10% per day',
    tags: ['Decision in one day', '91 days or more'],
    enabled: 1,
    opens: 'page',
    ...rest
  }
}

const samplePeso = product('301', 'Sample Peso', 'coin')
const demoCashLine = product('302', 'Demo Cash Line', 'wave', {
  amountRange: '₱3,000 – ₱25,000',
  rate: '0.08% per day',
  tags: ['Lower rate', 'Up to 180 days']
})

export const products: SandboxProduct[] = [
  samplePeso,
  demoCashLine,
  product('303', 'Harbor Sample Loan', 'anchor', { opens: 'app', tags: ['Opens in the app'] }),
  product('304', 'Kite Demo Credit', 'kite', {
    opens: 'home',
    amountRange: '₱5,000 – ₱50,000',
    tags: ['Three instalments', 'No collateral', 'Early payment welcome'],
    lender: 'Kite Sample Lending Corp.'
  }),
  product('305', 'Leaf Sample Advance', 'leaf', { opens: 'closed', rate: '0.06% per day' }),
  product('306', 'Sunrise Demo Loan', 'sun', { enabled: 0, tags: [] }),
  product('401', 'Sample Rupee', 'shell', {
    symbol: '₹',
    amountRange: '₹5,000 – ₹60,000',
    rate: '0.09% per day'
  }),
  product('402', 'Demo Lakh Line', 'bridge', {
    symbol: '₹',
    amountRange: '₹10,000 – ₹2,00,000',
    rate: '0.07% per day'
  })
]

export const defaultProduct = samplePeso
export const earlierProduct = demoCashLine

export function findProduct(id: string | undefined): SandboxProduct | undefined {
  return products.find(each => each.id === id)
}
