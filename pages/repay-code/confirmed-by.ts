import { showablePicture } from '../../shared/context/picture-source.ts'
import type { AddressCode } from './address.ts'
import { confirmedAmount } from './amount.ts'
import type { factsOf } from './codes-of.ts'

export function confirmedBy(
  { amount, due, expiresAt, place, pictures }: { amount: string } & ReturnType<typeof factsOf>,
  address: AddressCode
): AddressCode {
  const { namedPicture, picture } = address
  const own = pictures.includes(namedPicture) ? showablePicture(namedPicture) : undefined
  return {
    ...address,
    amount: confirmedAmount(address.amount, amount),
    due,
    expiresAt,
    place,
    picture: own ?? picture
  }
}
