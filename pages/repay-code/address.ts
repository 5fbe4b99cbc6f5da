import { brand } from '../../shared/config/brand.ts'
import { listedPicture } from '../../shared/context/picture-source.ts'
import { currencyOf } from '../../shared/loan/currency.ts'
import { formatMoney, parseMinor } from '../../shared/loan/money.ts'
import { payCodePattern } from '../../shared/loan/pay-code-pattern.ts'

/** What the page's address says of a code; it may have come from anybody. */
export interface AddressCode {
  /** A code to be read out, or a QR code to be scanned. */
  variant: 'code' | 'qr'
  /** '' when there is none, or it is not of the pattern. */
  code: string
  /** The channel's picture or the QR code's; '' when there is none that may be shown. */
  picture: string
  /** What the address says of it, wherever it is. */
  namedPicture: string
  /** Written out; `--` for what is no amount. */
  amount: string
  /** Until when the server says that it can be paid with; '' where it says nothing. */
  expiresAt: string
}

const pictureAddress = /^[\x21-\x7e]{1,2000}$/
const hundredths = /^\d{1,15}$/

type Param = (name: string, pattern?: RegExp) => string | undefined

export function readAddress(param: Param): AddressCode {
  const namedPicture = param('payCodeImg', pictureAddress) ?? ''
  const currency = currencyOf({ market: brand.market, clarity: param('clarity') })
  const amount = parseMinor(param('repayAmount', hundredths))
  return {
    variant: param('showType') === '1' ? 'code' : 'qr',
    code: param('payCode', payCodePattern) ?? '',
    picture: listedPicture(namedPicture) ?? '',
    namedPicture,
    amount: formatMoney(amount, currency, brand.money),
    expiresAt: ''
  }
}
