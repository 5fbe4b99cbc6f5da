import type { Slip } from '../../shared/features/cashier/slip.ts'
import type { AddressCode } from './address.ts'

/** `source` is `link` for an unconfirmed code. */
export function slipOf(
  { variant, code, picture, place, amount, isExtension, expiresAt, fee, note }: AddressCode,
  source: Slip['source'] = 'loan'
): Slip {
  return {
    kind: 'code',
    isExtension,
    source,
    code,
    look: variant === 'qr' ? 'qr' : 'barcode',
    // With a code to be read out, the picture is only the channel's logo.
    picture: variant === 'qr' ? picture : '',
    place,
    amount,
    contractNumber: '',
    expiresAt,
    fee: fee ?? '',
    note: note ?? ''
  }
}
