import type { StoredRecord } from '../../shared/context/storage.ts'
import type { Slip } from '../../shared/features/cashier/slip.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import type { AddressCode } from './address.ts'
import type { CodeComparison } from './compare.ts'
import { confirmedBy } from './confirmed-by.ts'

export type CheckedCode =
  | { state: 'none'; address: AddressCode }
  | { state: 'unnamed'; address: AddressCode }
  /** No loan is named, and the brand shows no unconfirmed code. */
  | { state: 'hidden'; address: AddressCode }
  | { state: 'unknown'; address: AddressCode }
  /** Has the server's amount, `--` where it names none; `linkAmount` is a different one of the link, else ''. */
  | { state: 'same'; address: AddressCode; linkAmount: string }
  | { state: 'different'; address: AddressCode }
  | { state: 'refused'; address: AddressCode; message: string }
  /** The server cannot be asked; `savedAt` is when it confirmed this code; undefined if never, or refused since. */
  | { state: 'unchecked'; address: AddressCode; savedAt: number | undefined }

/** By the slip that was kept when the server confirmed this code, if it ever did. */
export function uncheckedBy(
  slip: StoredRecord<Slip> | undefined,
  address: AddressCode
): CheckedCode {
  if (slip?.data.code !== address.code) return { state: 'unchecked', address, savedAt: undefined }
  const { amount, expiresAt, place, fee, note, picture, isExtension = false, isRefused } = slip.data
  const ofSlip = { ...address, amount, expiresAt, place, fee, note, isExtension }
  return {
    state: 'unchecked',
    address: { ...ofSlip, picture: picture || address.picture },
    savedAt: isRefused ? undefined : slip.savedAt
  }
}

const extensionOf = (slip: Slip | undefined, { code }: AddressCode) =>
  slip?.isExtension && slip.code === code ? slip : undefined

export function refusedExtension(
  confirmed: Slip | undefined,
  address: AddressCode
): Slip | undefined {
  const extension = extensionOf(confirmed, address)
  return extension && { ...extension, isRefused: true }
}

/** `confirmed` is the code as the server confirmed it last. */
export function checkedBy(
  comparison: CodeComparison,
  address: AddressCode,
  confirmed: Slip | undefined
): CheckedCode {
  if (comparison.state === 'same') {
    const { amount } = address
    const ours = confirmedBy(comparison, address)
    const isOther = ours.amount !== amount && amount !== noAmount
    return { state: 'same', address: ours, linkAmount: isOther ? amount : '' }
  }
  const { state, refusal: message } = comparison
  // The code of an extension may have done its work: it is nobody else's.
  return message && extensionOf(confirmed, address)
    ? { state: 'refused', address: { ...address, isExtension: true }, message }
    : { state, address }
}
