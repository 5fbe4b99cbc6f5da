import { later } from '../../shared/ui/later/later.tsx'

// What comes after what is read first. Without a signal the page does without.

export const OrderDialog = later(async () => (await import('./dialog.tsx')).OrderDialog)

export const ToKeep = later(async () => (await import('./to-keep.tsx')).ToKeep)

export const Accepted = later(async () => (await import('./accepted.tsx')).Accepted)

export const OtherLoans = later(async () => (await import('./other-loans.tsx')).OtherLoans)

/** What is kept is shown by code that an earlier look at the loan has left on the phone. */
export const KeptLoan = later(async () => (await import('./kept.tsx')).KeptLoan)
