import { brand } from '../../shared/config/brand.ts'
import { lazyPart } from '../../shared/ui/later/lazy-part.tsx'
import { Exchange } from './exchange.tsx'

const loadClaim = async () => (await import('./claim.tsx')).Claim

/** The conversation comes after the complaint; without its code, what was asked and answered shows. */
export const LazyClaim = lazyPart(loadClaim, Exchange)

/** Most complaints are conversations: their code comes beside the first render, not after it. */
export function prepareClaim(): void {
  if (brand.services.includes('claims')) loadClaim().catch(() => {})
}
