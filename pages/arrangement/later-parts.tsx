import { later } from '../../shared/ui/later/later.tsx'

// Each is one state of the page, which shows one at a time.

export const Offer = later(async () => (await import('./offer.tsx')).Offer)

export const AgreedPlan = later(async () => (await import('./agreed-plan.tsx')).AgreedPlan)

export const Declined = later(async () => (await import('./declined.tsx')).Declined)
