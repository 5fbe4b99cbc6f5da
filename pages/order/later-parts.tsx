import { later } from '../../shared/ui/later/later.tsx'

// These parts come after the first thing to read. Without a signal the page does without.

export const OrderDialog = later(async () => (await import('./dialog.tsx')).OrderDialog)

export const ToKeep = later(async () => (await import('./keeping-ways.tsx')).KeepingWays)

export const Accepted = later(async () => (await import('./accepted.tsx')).Accepted)

export const OtherLoans = later(async () => (await import('./other-loans.tsx')).OtherLoans)

/** A stored loan is drawn by code that an earlier look at the loan has left on the phone. */
export const KeptLoan = later(async () => (await import('./stored-loan.tsx')).KeptLoan)
