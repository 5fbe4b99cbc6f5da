import { drawnPart } from '../../shared/ui/later/drawn-part.ts'

// The questions and an offer, which wait for an answer of the borrower's, are in the page's first file.

export const AgreedPlan = drawnPart(async () => (await import('./agreed-plan.tsx')).AgreedPlan)

export const Declined = drawnPart(async () => (await import('./declined.tsx')).Declined)
