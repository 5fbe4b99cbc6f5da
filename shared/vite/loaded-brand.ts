import type { Brand } from '../config/brand-settings.ts'
import type { Company } from '../config/company-settings.ts'
import type { PaperKey } from '../config/paper-key.ts'
import type { LoanPrice } from '../loan/quote.ts'

export interface LoadedBrand {
  /** The name of its folder in `shared/config/brands`. */
  id: string
  folder: string
  brand: Brand
  company: Company
  paperKeys: readonly PaperKey[]
  price?: LoanPrice | undefined
  /** Settings that the operator has not replaced yet: `company.address`. */
  placeholders: string[]
}
