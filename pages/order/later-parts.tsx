import { lazyPart } from '../../shared/ui/later/lazy-part.tsx'

// These parts come after the first thing to read. Without a signal the page does without.

export const OrderDialog = lazyPart(async () => (await import('./dialog.tsx')).OrderDialog)

export const ToKeep = lazyPart(async () => (await import('./keeping-ways.tsx')).KeepingWays)

export const Accepted = lazyPart(async () => (await import('./accepted.tsx')).Accepted)

export const OtherLoans = lazyPart(async () => (await import('./other-loans.tsx')).OtherLoans)

/** A stored loan is drawn by code that an earlier look at the loan has left on the phone. */
export const KeptLoan = lazyPart(async () => (await import('./stored-loan.tsx')).KeptLoan)
