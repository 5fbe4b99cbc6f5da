import { isDecodable } from '../../lib/is-decodable.ts'
import { type CodeVerdict, type Expected, isAmount } from '../expected-payment.ts'

/** `upi://pay?…`, and the same of one wallet's own: `gpay://upi/pay?…`. */
const link = /^[a-z][a-z0-9+.-]*:\/\/(?:upi\/)?pay\?([\x21-\x3a\x3c-\x7e]+)$/i

const plainNames = /^(?:[\w.-]+=[^&]*(?:&|$))+$/

/** NPCI, UPI Linking Specification; undefined for what wallets read in different ways. */
function readParameters(query: string): Map<string, string> | undefined {
  if (!plainNames.test(query) || !isDecodable(query)) return undefined
  const parameters = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) {
    if (parameters.has(name.toLowerCase())) return undefined
    parameters.set(name.toLowerCase(), value)
  }
  return parameters
}

/** An address is the same in capitals, but a Kelvin sign in small letters is a `k`: ASCII only. */
function addressOf(payee = ''): string {
  return /^[\w.@-]+$/.test(payee) ? payee.toLowerCase() : ''
}

export function checkUpi(text: string, { minor, currency, payees }: Expected): CodeVerdict {
  const [, query = ''] = link.exec(text) ?? []
  const parameters = query && !query.includes('#') ? readParameters(query) : undefined
  if (!parameters) return 'unreadable'
  const payee = addressOf(parameters.get('pa'))
  const name = parameters.get('pn')
  if (!payees.includes(payee) || (name !== undefined && !payees.includes(name))) {
    return 'other-payee'
  }
  if (parameters.get('cu') !== currency) return 'other-currency'
  // A least amount (`mam`) lets less be paid than is shown.
  const amounts = [parameters.get('am'), parameters.get('mam')]
  if (amounts.some(amount => amount !== undefined && !isAmount(amount, minor)))
    return 'other-amount'
  return amounts[0] === undefined ? 'open' : 'exact'
}
