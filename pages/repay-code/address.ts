import { listedPicture } from '../../shared/context/picture-source.ts'
import { payCodePattern } from '../../shared/loan/pay-code-pattern.ts'
import { amountInAddress, type Param } from './amount.ts'

/** The code as the page's address has it; it may have come from anybody. */
export interface AddressCode {
  /** A code to be read out, or a QR code to be scanned. */
  variant: 'code' | 'qr'
  /** '' when there is none, or it is not of the pattern. */
  code: string
  /** The channel's picture or the QR code's; '' when there is none that may be shown. */
  picture: string
  /** The code in the address, wherever it is. */
  namedPicture: string
  /** The name of the shop or wallet as the server has it; '' where it says nothing. */
  place: string
  /** Written out; `--` for what is no amount. */
  amount: string
  /** Until when the server says that it can be paid with; '' where it says nothing. */
  expiresAt: string
}

const pictureAddress = /^[\x21-\x7e]{1,2000}$/

export function readCodeAddress(param: Param): AddressCode {
  const namedPicture = param('payCodeImg', pictureAddress) ?? ''
  return {
    variant: param('showType') === '1' ? 'code' : 'qr',
    code: param('payCode', payCodePattern) ?? '',
    picture: listedPicture(namedPicture) ?? '',
    namedPicture,
    place: '',
    amount: amountInAddress(param),
    expiresAt: ''
  }
}
