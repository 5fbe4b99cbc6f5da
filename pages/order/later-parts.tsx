import { drawnPart } from '../../shared/ui/later/drawn-part.ts'

// They come after what is read first; without a signal the page works without them.

export const OrderDialog = drawnPart(async () => (await import('./dialog.tsx')).OrderDialog)

export const WaysOn = drawnPart(async () => (await import('./ways-on.tsx')).WaysOn)

export const OtherBar = drawnPart(async () => (await import('./other-bar.tsx')).OtherBar)

export const Dispute = drawnPart(async () => (await import('./dispute.tsx')).Dispute)

export const Papers = drawnPart(async () => (await import('./papers.tsx')).Papers)

export const Accepted = drawnPart(async () => (await import('./accepted.tsx')).Accepted)

export const Refused = drawnPart(async () => (await import('./refused.tsx')).Refused)

export const OtherLoans = drawnPart(async () => (await import('./other-loans.tsx')).OtherLoans)

/** An earlier look at the loan has left this code on the phone. */
export const KeptLoan = drawnPart(async () => (await import('./stored-loan.tsx')).KeptLoan)
