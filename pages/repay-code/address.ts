import { listedPicture } from '../../shared/context/picture-source.ts'
import { payCodePattern } from '../../shared/loan/pay-code-pattern.ts'
import { amountInAddress, type Param } from './amount.ts'
import type { CodeLimits } from './code-obstacle.ts'

/** The code in the page's address, which anybody may have written. */
export interface AddressCode {
  variant: 'code' | 'qr'
  /** '' where there is none, or it is not of the pattern. */
  code: string
  /** The channel's picture or the QR code's; '' where none may be shown. */
  picture: string
  /** The code in the address, wherever it is. */
  namedPicture: string
  /** The server's name of the shop or wallet; '' without one. */
  place: string
  /** The server's picture of it. */
  logo?: string
  /** Written out; `--` for no amount. */
  amount: string
  /** The server's day for the payment; '' where it says nothing. */
  due: string
  /** The code extends the loan and does not repay it. */
  isExtension: boolean
  /** The due date that an extension brings, and the amount owed on it; '' where the server names none. */
  nextDate?: string
  owed?: string
  /** As the server says; '' where it says nothing. */
  expiresAt: string
  /** As the server says; none in an address. */
  fee?: string
  note?: string
  /** The limits of the code and its channel: nobody pays beyond them. */
  limits?: CodeLimits[]
  /** The limits of the channel at the same place without this code: they are said beside it. */
  besideLimits?: CodeLimits[]
  isForCashier: boolean
}

export function readCodeAddress(param: Param): AddressCode {
  const namedPicture = param('payCodeImg', /^[\x21-\x7e]{1,2000}$/) ?? ''
  return {
    variant: param('showType') === '1' ? 'code' : 'qr',
    code: param('payCode', payCodePattern) ?? '',
    picture: listedPicture(namedPicture) ?? '',
    namedPicture,
    place: '',
    amount: amountInAddress(param),
    due: '',
    isExtension: false,
    expiresAt: '',
    isForCashier: true
  }
}
