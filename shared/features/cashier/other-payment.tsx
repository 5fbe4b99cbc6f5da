import { atom } from 'nanostores'
import './other-payment.css'

/** The place below a code for a payment that was begun by another way; null while there is none. */
export const $otherPayment = atom<HTMLElement | null>(null)

const tellPlace = (element: HTMLElement | null) => $otherPayment.set(element)

export const OtherPayment = () => <div className="other-payment" ref={tellPlace} />
