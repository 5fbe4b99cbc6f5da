import { hugeText, typicalTexts } from './hostile.ts'
import { fieldsOf, spoiltAt } from './spoil.ts'

/** A record of the code's, as a page writes it. */
export interface KnownRecord {
  key: string
  owner: string
  data: unknown
}

const slip = {
  kind: 'instalment',
  code: 'MP1234510001',
  look: 'barcode',
  picture: '',
  place: 'Demo Mart',
  amount: '₱5.455,00',
  contractNumber: 'SP-1',
  expiresAt: '2027-01-01 23:59',
  fee: '₱15',
  note: 'Keep it'
}

export const records: Record<string, KnownRecord> = {
  complaint: {
    key: 'loan:complaint',
    owner: 'd-7f3a91c2',
    data: {
      preset: '',
      orderNo: '20410001',
      type: '2',
      subType: '',
      text: 'I paid on Monday.',
      lines: { when: 'Monday' },
      images: ['https://pictures.example/1.jpg']
    }
  },
  repayment: {
    key: 'loan:repayment',
    owner: '20410001',
    data: {
      kind: 'instalment',
      total: '₱5.455,00',
      date: '2026-11-22',
      contractNumber: 'SP-1',
      code: 'MP1234510001',
      title: 'Demo Mart',
      logo: '',
      expiresAt: '',
      fee: '',
      note: '',
      notices: [{ title: 'At the counter', items: [{ name: 'Cash', steps: ['Say it'] }] }]
    }
  },
  cashier: { key: 'loan:cashier', owner: '20410001', data: slip },
  extension: { key: 'loan:cashier', owner: '20410001', data: { ...slip, kind: 'extension' } },
  code: { key: 'loan:cashier', owner: '20410001', data: { ...slip, kind: 'code' } },
  tracking: { key: 'loan:tracking', owner: 'landing', data: { utm_tag: 'june', down_id: 'd-7' } },
  deviceId: { key: 'loan:deviceId', owner: 'landing', data: '0123456789abcdef' },
  landing: {
    key: 'loan:landing',
    owner: 'landing',
    data: {
      phone: '0917 123 4567',
      capcode: 'a2b3',
      smsCode: '123456',
      sid: 's-1',
      picture: '/muscular/landing/get-captcha?sid=s-1&t=1',
      sentTo: '0917 123 4567',
      sentAt: 1
    }
  }
}

const seal = (owner: unknown, data: unknown, more: object = {}) =>
  JSON.stringify({ version: 1, savedAt: Date.now(), owner, data, ...more })

/** The record as a page has written it. */
export function soundRecord({ owner, data }: KnownRecord): string {
  return seal(owner, data)
}

/** What no page may take for its record, whichever it is. */
export function strangeTexts({ owner, data }: KnownRecord): string[] {
  return [
    ...['', 'null', 'undefined', 'true', '0', 'NaN', '{', '{}', '[]', '"text"', 'plain text', '1'],
    ...['\u0000', '\uD83D', '\uFEFF{}', hugeText, '['.repeat(100_000)],
    // Older and newer shapes, and those of other apps.
    JSON.stringify(data),
    seal(owner, data, { version: 0 }),
    seal(owner, data, { version: '1' }),
    seal(owner, data, { version: 2 }),
    seal(owner, data, { savedAt: 'soon' }),
    seal(owner, data, { savedAt: null }),
    seal(owner, data, { savedAt: -1 }),
    seal(owner, data, { savedAt: 1e308 }),
    seal(owner, data, { savedAt: Date.now() + 1e9 }),
    seal('another', data),
    seal([owner], data),
    seal(null, data),
    `{"__proto__":{"version":1,"savedAt":1,"polluted":1},"owner":${JSON.stringify(owner)}}`
  ]
}

const wrong: unknown[] = [
  undefined,
  7,
  hugeText,
  Array.from({ length: 10_000 }, () => 'x'),
  JSON.parse('{"__proto__":{"polluted":1},"constructor":1}'),
  ...typicalTexts.slice(0, 3)
]

/** Our own envelope around what is not, or only almost, the record. */
function almostTexts({ owner, data }: KnownRecord): string[] {
  const whole = [null, 'text', 7, [], {}, [data]].map(each => seal(owner, each))
  const fields = fieldsOf(data).flatMap(path =>
    wrong.map(each =>
      seal(
        owner,
        spoiltAt(data, path, () => each)
      )
    )
  )
  return [...whole, ...fields]
}

/** More than thirty bad records for the place of one. */
export function badRecords(record: KnownRecord): string[] {
  return [...strangeTexts(record), ...almostTexts(record)]
}
