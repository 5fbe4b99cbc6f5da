import { digestOf } from '../../shared/lib/digest.ts'
import { hugeText, typicalTexts } from './hostile.ts'
import { fieldsOf, spoiltAt } from './spoil.ts'

/** A record of the code's, as a page writes it. */
export interface KnownRecord {
  key: string
  owner: string
  data: unknown
  /** Where it stands, if not in localStorage. */
  area?: 'sessionStorage'
}

const now = Date.now()

/** The mark of whose session every scenario's address names. */
const ownerOf = (sessionId: string) => `session ${digestOf(sessionId)}`
const dues = ownerOf('due')

const slipOf = (kind: string) => ({
  orderId: '20410001',
  savedAt: now,
  slip: {
    kind,
    source: 'loan',
    code: 'MP1234510001',
    look: 'barcode',
    picture: '',
    place: 'Demo Mart',
    amount: '₱5,455.00',
    contractNumber: 'SP-1',
    expiresAt: '2027-01-01 23:59',
    fee: '₱15',
    note: 'Keep it'
  }
})

const draftOf = (orderNo: string, type: string) => ({
  id: '1-2',
  savedAt: now,
  draft: {
    preset: '',
    orderNo,
    type,
    subType: '',
    text: 'I paid on Monday.',
    lines: { when: 'Monday' },
    images: ['https://pictures.example/1.jpg'],
    missing: 0
  }
})

const instructions = {
  kind: 'instalment',
  total: '₱5,455.00',
  date: '2026-11-22',
  contractNumber: 'SP-1',
  code: 'MP1234510001',
  title: 'Demo Mart',
  logo: '',
  expiresAt: '',
  fee: '',
  note: '',
  appLink: '',
  qr: '',
  down: '',
  notices: [{ title: 'At the counter', items: [{ name: 'Cash', steps: ['Say it'] }] }]
}

export const records: Record<string, KnownRecord> = {
  complaint: {
    key: 'loan:complaint',
    owner: ownerOf('overdue'),
    data: [draftOf('20410001', '2')]
  },
  repayment: {
    key: 'loan:repayment',
    owner: dues,
    data: { orderId: '20410001', instructions }
  },
  cashier: { key: 'loan:cashier', owner: dues, data: [slipOf('instalment')] },
  extension: {
    key: 'loan:cashier',
    owner: ownerOf('due-rollover'),
    data: [slipOf('extension')]
  },
  code: { key: 'loan:cashier', owner: dues, data: [slipOf('code')] },
  order: {
    key: 'loan:order',
    owner: dues,
    data: [
      {
        orderId: '20410001',
        savedAt: now,
        title: 'Due',
        text: 'in 3 days',
        productName: 'Demo Cash',
        rows: [{ text: 'Amount', value: '₱5,455.00' }]
      }
    ]
  },
  payments: {
    key: 'loan:payments',
    owner: dues,
    data: [
      {
        orderId: '20410001',
        savedAt: now,
        by: 'x',
        askedAt: now,
        begunAt: now,
        answer: null,
        given: { p1: '2026-11-22' }
      }
    ]
  },
  channel: { key: 'loan:channel', owner: `${dues} 20410001`, data: '101 Demo Wallet' },
  unanswered: {
    key: 'loan:unanswered',
    owner: dues,
    data: [
      {
        id: '0123456789abcdef0123456789abcdef',
        call: '/v3/loan-details/generate-vcode',
        intention: 'link',
        order: '20410001',
        content: 7,
        sentAt: now - 90_000,
        busyUntil: 0,
        isTold: false
      }
    ]
  },
  seen: { key: 'loan:seen', owner: ownerOf('complaints'), data: { C1001: 'closed' } },
  clock: { key: 'loan:clock', owner: '', data: 120_000 },
  tracking: { key: 'loan:tracking', owner: 'landing', data: { utm_tag: 'june', down_id: 'd-7' } },
  deviceId: { key: 'loan:deviceId', owner: 'landing', data: '0123456789abcdef' },
  landing: {
    key: 'landing',
    area: 'sessionStorage',
    owner: ownerOf(''),
    data: {
      phone: '0917 123 4567',
      capcode: 'a2b3',
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

/** Texts that no page may take for its record, whichever it is. */
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
