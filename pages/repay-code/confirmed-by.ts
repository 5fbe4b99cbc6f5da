import { showablePicture } from '../../shared/context/picture-source.ts'
import type { AddressCode } from './address.ts'
import { confirmedAmount } from './amount.ts'
import type { CodeComparison } from './compare.ts'

type SameCode = Extract<CodeComparison, { state: 'same' }>

export function confirmedBy(
  { amount, due, isExtension, expiresAt, place, isForCashier, pictures }: SameCode,
  address: AddressCode
): AddressCode {
  const { namedPicture, picture } = address
  const own = pictures.includes(namedPicture) ? showablePicture(namedPicture) : undefined
  return {
    ...address,
    amount: confirmedAmount(address.amount, amount),
    due,
    isExtension,
    expiresAt,
    place,
    isForCashier,
    picture: own ?? picture
  }
}
