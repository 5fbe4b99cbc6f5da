import { drawnPart } from '../../shared/ui/later/drawn-part.ts'

// Each is one state of the page, which shows one at a time.

export const Offer = drawnPart(async () => (await import('./offer.tsx')).Offer)

export const AgreedPlan = drawnPart(async () => (await import('./agreed-plan.tsx')).AgreedPlan)

export const Declined = drawnPart(async () => (await import('./declined.tsx')).Declined)
