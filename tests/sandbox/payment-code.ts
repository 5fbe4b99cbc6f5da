import { checksumOf } from '../../shared/loan/emv/checksum.ts'

type Objects = [id: string, value: string][]

const join = (objects: Objects) =>
  objects.map(([id, value]) => `${id}${String(value.length).padStart(2, '0')}${value}`).join('')

const plain = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

interface AskedCode {
  /** Hundredths; without it the payer types one. */
  amount?: number
  payee?: string
  reference: string
}

/** A UPI address to pay by, for the payees of the brand `in`: a link, and the text of a QR code. */
export function upiText({ amount, payee = 'samplerupee@okbank', reference }: AskedCode): string {
  const query = [
    `pa=${payee}`,
    'pn=Sample%20Rupee%20Finance',
    ...(amount === undefined ? [] : [`am=${plain(amount)}`]),
    'cu=INR',
    `tr=${reference}`
  ]
  return `upi://pay?${query.join('&')}`
}

/** The text of a merchant's code as QR Ph has it, for the payees of the brand `ph`. */
export function qrPhText({ amount, payee = 'Sample Peso Lending', reference }: AskedCode): string {
  const account = join([
    ['00', 'ph.ppmi.p2m'],
    ['01', 'SMPLPHM2XXX'],
    ['03', 'SPL0004711']
  ])
  const objects: Objects = [
    ['00', '01'],
    ['01', amount === undefined ? '11' : '12'],
    ['28', account],
    ['52', '6012'],
    ['53', '608'],
    ...(amount === undefined ? [] : ([['54', plain(amount)]] as Objects)),
    ['58', 'PH'],
    ['59', payee],
    ['60', 'Makati'],
    ['62', join([['05', reference]])]
  ]
  const text = `${join(objects)}6304`
  return text + checksumOf(text)
}
