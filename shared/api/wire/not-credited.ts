/** The complaint type that a borrower comes with whose payment does not show. */
export const paymentNotCredited = '2'
