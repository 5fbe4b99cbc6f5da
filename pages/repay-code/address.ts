import { showablePicture } from '../../shared/bridge/picture-source.ts'
import { brand } from '../../shared/config/brand.ts'
import { currencySymbol, formatMoney, parseMinor } from '../../shared/lib/money.ts'
import { payCodePattern } from '../../shared/lib/pay-code-pattern.ts'

/** What the page's address says of a code; it may have come from anybody. */
export interface AddressCode {
  /** A code to be read out, or a QR code to be scanned. */
  look: 'code' | 'qr'
  /** '' when there is none, or it is not of the pattern. */
  code: string
  /** The channel's picture or the QR code's; '' when there is none that may be shown. */
  picture: string
  /** Written out; `--` for what is no amount. */
  amount: string
}

const pictureAddress = /^[\x21-\x7e]{1,2000}$/
const hundredths = /^\d{1,15}$/

/** One parameter of the address, undefined when missing or not of the pattern. */
type Param = (name: string, pattern?: RegExp) => string | undefined

/** Reads the address; what is not of its pattern is left out. */
export function readAddress(param: Param): AddressCode {
  const amount = parseMinor(param('repayAmount', hundredths))
  return {
    look: param('showType') === '1' ? 'code' : 'qr',
    code: param('payCode', payCodePattern) ?? '',
    picture: showablePicture(param('payCodeImg', pictureAddress) ?? '') ?? '',
    amount: formatMoney(amount, currencySymbol(param('clarity')), brand.money)
  }
}
