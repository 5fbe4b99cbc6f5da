import { price as chosen } from '#brand/price.ts'
import type { LoanPrice } from '../loan/quote.ts'

/** Beside the brand and not in it: only the site's home page is to have its bytes. */
export const price: LoanPrice | undefined = chosen
