import { type CodeVerdict, type Expected, isAmount } from '../expected-payment.ts'
import { checksumOf } from './checksum.ts'
import { type DataObjects, readDataObjects } from './data-objects.ts'

/** The IDs of EMV QRCPS, Merchant-Presented Mode 1.1, clause 4.2 'Data Objects Under the Root'. */
const id = {
  format: '00',
  currency: '53',
  amount: '54',
  country: '58',
  name: '59',
  city: '60'
} as const

const category = '52'
/** A tip or a fee on top: then another amount is paid than the one that is shown. */
const surcharges = ['55', '56', '57']

/** ISO 4217 in digits, and ISO 3166. */
const markets = {
  PHP: { currency: '608', country: 'PH' },
  INR: { currency: '356', country: 'IN' }
} as const

const printable = /^[\x20-\x7e]+$/
const withChecksum = /^(000201.*6304)([0-9A-F]{4})$/

/** Format first, checksum last, ASCII only: other letters look like these. */
function readCode(text: string): DataObjects | undefined {
  const [, covered = '', checksum] = withChecksum.exec(text) ?? []
  if (!printable.test(text) || checksumOf(covered) !== checksum) return undefined
  const objects = readDataObjects(text)
  const isWhole = [category, id.currency, id.country, id.name, id.city].every(name =>
    objects?.has(name)
  )
  return isWhole && [...(objects?.keys() ?? [])].pop() === '63' ? objects : undefined
}

/** Accounts with a card network (02 to 25) are a number, the others (26 to 51) a template. */
function accountsOf(objects: DataObjects): string[] | undefined {
  const accounts: string[] = []
  for (const [name, value] of objects) {
    const number = Number(name)
    if (number < 2 || number > 51) continue
    const parts = number < 26 ? [value] : [...(readDataObjects(value)?.values() ?? [''])]
    accounts.push(...parts)
  }
  return accounts.length > 0 ? accounts : undefined
}

/** The payee's name, then all accounts: wallets differ in which of them they pay. */
function payeeOf(objects: DataObjects): string[] | undefined {
  const accounts = accountsOf(objects)
  return accounts && [objects.get(id.name) ?? '', ...accounts]
}

/** Whom a code pays: a name, then its accounts; undefined for a text that no wallet reads. */
export function readEmvPayee(text: string): string[] | undefined {
  const objects = readCode(text)
  return objects && payeeOf(objects)
}

export function checkEmv(text: string, { minor, currency, payees }: Expected): CodeVerdict {
  const objects = readCode(text)
  if (!objects) return 'unreadable'
  const market = markets[currency]
  const isOurs = payeeOf(objects)?.every(each => payees.includes(each))
  if (!isOurs || objects.get(id.country) !== market.country) return 'other-payee'
  if (objects.get(id.currency) !== market.currency) return 'other-currency'
  if (surcharges.some(each => objects.has(each))) return 'other-amount'
  const amount = objects.get(id.amount)
  if (amount === undefined) return 'open'
  return isAmount(amount, minor) ? 'exact' : 'other-amount'
}
