import './other-payment.css'

export const otherPayment = 'other-payment'

/** The place below a code for a payment that was begun by another way. */
export const OtherPayment = () => <div className="other-payment" id={otherPayment} />
