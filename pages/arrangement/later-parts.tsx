import { lazyPart } from '../../shared/ui/later/lazy-part.tsx'

// Each is one state of the page, which shows one at a time.

export const Offer = lazyPart(async () => (await import('./offer.tsx')).Offer)

export const AgreedPlan = lazyPart(async () => (await import('./agreed-plan.tsx')).AgreedPlan)

export const Declined = lazyPart(async () => (await import('./declined.tsx')).Declined)
