import { price as chosen } from '#brand/price.ts'
import type { LoanPrice } from '../loan/quote.ts'

/** Not in the brand: only the site's home page is to have its bytes. */
export const price: LoanPrice | undefined = chosen
