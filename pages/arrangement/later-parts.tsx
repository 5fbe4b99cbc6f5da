import { drawnPart } from '../../shared/ui/later/drawn-part.ts'

// The questions and an offer are in the page's first file: they wait for the borrower.

export const AgreedPlan = drawnPart(async () => (await import('./agreed-plan.tsx')).AgreedPlan)

export const OptionTerms = drawnPart(
  async () => (await import('../../shared/features/options/option-terms.tsx')).OptionTerms
)

export const NothingOwed = drawnPart(async () => (await import('./nothing-owed.tsx')).NothingOwed)

export const Declined = drawnPart(async () => (await import('./declined.tsx')).Declined)
