import { lazyPart } from '../../shared/ui/later/lazy-part.tsx'
import { Exchange } from './exchange.tsx'

/** The conversation comes after the complaint; without its code, what was asked and answered shows. */
export const LazyClaim = lazyPart(async () => (await import('./claim.tsx')).Claim, Exchange)
