import { drawnPart } from '../../shared/ui/later/drawn-part.ts'

// Each is one state of the page, which shows one at a time.

export const OfferedPlan = drawnPart(async () => (await import('./offered-plan.tsx')).OfferedPlan)

export const AgreedPlan = drawnPart(async () => (await import('./agreed-plan.tsx')).AgreedPlan)

export const Declined = drawnPart(async () => (await import('./declined.tsx')).Declined)
