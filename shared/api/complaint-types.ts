/** The type of complaint that needs an order and a sub-type. */
export const collectionType = '1'

/** The complaint type that a borrower comes with whose payment does not show. */
export const paymentNotCredited = '2'
