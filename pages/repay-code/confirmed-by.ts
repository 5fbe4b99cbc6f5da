import { showablePicture } from '../../shared/context/picture-source.ts'
import type { AddressCode } from './address.ts'
import { confirmedAmount } from './amount.ts'
import type { CodeComparison } from './compare.ts'

type SameCode = Extract<CodeComparison, { state: 'same' }>

export function confirmedBy(
  { amount, pictures, state, ...facts }: SameCode,
  address: AddressCode
): AddressCode {
  const { namedPicture, picture } = address
  const own = pictures.includes(namedPicture) ? showablePicture(namedPicture) : undefined
  return {
    ...address,
    ...facts,
    amount: confirmedAmount(address.amount, amount),
    picture: own ?? picture
  }
}
