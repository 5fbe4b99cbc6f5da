import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import type { PaperKey } from '../../../../shared/config/paper-key.ts'
import type { PaperRefusal } from '../../../../shared/features/paper/check-paper.ts'

export const site = 'https://www.sample-peso.example'
export const signedAt = Date.UTC(2026, 10, 22, 2) / 1000
export const paper = {
  v: 1,
  kind: 'receipt',
  iss: site,
  contract: 'SP-20410001',
  holder: 'J*** H*********',
  amount: 545_500,
  currency: 'PHP',
  date: '2026-11-22',
  reference: 'MP1234510001',
  balance: 0,
  iat: signedAt
}

const ours = await generateKeyPair('ES256', { extractable: true })
const theirs = await generateKeyPair('ES256', { extractable: true })

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const encode = (value: unknown) => Buffer.from(text(value)).toString('base64url')

export function sign(payload: unknown, header: object = {}, pair = ours): Promise<string> {
  const signer = new CompactSign(new TextEncoder().encode(text(payload)))
  return signer.setProtectedHeader({ alg: 'ES256', kid: 'k1', ...header }).sign(pair.privateKey)
}

async function entryOf({ publicKey }: typeof ours, kid: string, from: string, until: string) {
  const { x = '', y = '' } = await exportJWK(publicKey)
  return { kid, x, y, from, until }
}

/** The lender's keys, the second one used no more. */
export const keys: PaperKey[] = [
  await entryOf(ours, 'k1', '2026-11-01', '2027-11-01'),
  await entryOf(ours, 'k0', '2024-01-01', '2025-12-31')
]
export const genuine = await sign(paper)

/** Every paper that is not as the lender signed it, with why it is refused. */
export async function spoiltPapers(): Promise<[string, string, PaperRefusal][]> {
  const [head = '', body = '', signature = ''] = genuine.split('.')
  const all: [string, string, PaperRefusal][] = []
  const add = (name: string, jws: string, reason: PaperRefusal) => all.push([name, jws, reason])

  const values = ['', 'x', 0, 1, -1, 1.5, 545_501, null, true, [], {}, '2099-01-01', '₱1', ' ']
  for (const field of Object.keys(paper) as (keyof typeof paper)[]) {
    for (const value of values) {
      if (JSON.stringify(value) === JSON.stringify(paper[field])) continue
      const changed = encode({ ...paper, [field]: value })
      add(`${field} made ${JSON.stringify(value)}`, `${head}.${changed}.${signature}`, 'altered')
    }
    const { [field]: _left, ...rest } = paper
    add(`without ${field}`, `${head}.${encode(rest)}.${signature}`, 'altered')
  }
  for (let place = 0; place < signature.length; place += 2) {
    const other = signature[place] === 'A' ? 'B' : 'A'
    const changed = `${signature.slice(0, place)}${other}${signature.slice(place + 1)}`
    add(`signature changed at ${place}`, `${head}.${body}.${changed}`, 'altered')
  }
  // The last character has bits that say nothing: each of these is the same bytes in another way.
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = alphabet.indexOf(signature.at(-1) ?? '')
  for (let bits = 1; bits < 4; bits++) {
    const same = `${signature.slice(0, -1)}${alphabet[(last & ~3) | ((last + bits) & 3)]}`
    if (same !== signature)
      add(`signature written otherwise, ${bits}`, `${head}.${body}.${same}`, 'cut')
  }
  for (let length = 1; length < genuine.length; length += 9) {
    add(`cut to ${length}`, genuine.slice(0, length), 'cut')
  }
  for (const [name, jws] of [
    ['joined with itself', genuine + genuine],
    ['joined with a dot', `${genuine}.${genuine}`],
    ['with a fourth part', `${genuine}.AAAA`],
    ['with a padding', `${genuine}=`],
    ['with a space', `${genuine} `],
    ['with a line end', `${genuine}%0A`],
    ['of dots', '..'],
    ['of a word', 'paper'],
    ['of JSON', JSON.stringify(paper)],
    ['of base64', `${head}+.${body}.${signature}`],
    ['of a list', `${encode([1])}.${body}.${signature}`],
    [
      'of bytes that are no text',
      `${head}.${Buffer.from([0xff, 0xfe]).toString('base64url')}.${signature}`
    ]
  ] as const) {
    add(name, jws, jws.length > 700 ? 'long' : 'cut')
  }
  add('100 kB long', `${head}.${'A'.repeat(100_000)}.${signature}`, 'long')
  add('701 characters long', 'A'.repeat(701), 'long')
  add('empty', '', 'none')

  for (const alg of [
    'none',
    'None',
    'HS256',
    'HS512',
    'RS256',
    'PS256',
    'ES384',
    'ES512',
    'EdDSA',
    'es256',
    '',
    1,
    null
  ]) {
    const header = encode({ alg, kid: 'k1' })
    add(`alg ${alg}`, `${header}.${body}.${signature}`, 'algorithm')
    add(`alg ${alg} without a signature`, `${header}.${body}.`, 'algorithm')
  }
  const publicKey = JSON.stringify(await exportJWK(ours.publicKey))
  const mac = await new CompactSign(new TextEncoder().encode(JSON.stringify(paper)))
    .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
    .sign(new TextEncoder().encode(publicKey))
  add('HS256 with the public key', mac, 'algorithm')
  const theirKey = await exportJWK(theirs.publicKey)
  for (const [name, header] of [
    ['its own key', { jwk: theirKey }],
    ['an address of keys', { jku: 'https://evil.example/keys' }],
    ['a certificate', { x5c: ['MIIB'] }],
    ['a type', { typ: 'JWT' }]
  ] as const) {
    add(`header with ${name}`, await sign(paper, header, theirs), 'algorithm')
  }
  add(
    'header with crit',
    `${encode({ alg: 'ES256', kid: 'k1', crit: ['exp'] })}.${body}.${signature}`,
    'algorithm'
  )
  add('header without a key', `${encode({ alg: 'ES256' })}.${body}.${signature}`, 'algorithm')

  add(
    'signed by another lender',
    await sign({ ...paper, iss: 'https://other.example' }, { kid: 'o1' }, theirs),
    'lender'
  )
  add('signed by another lender in our name', await sign(paper, { kid: 'o1' }, theirs), 'key')
  add('signed by another lender with our key id', await sign(paper, {}, theirs), 'altered')
  add('another lender, our key', await sign({ ...paper, iss: 'https://other.example' }), 'lender')
  for (const kid of ['', 'K1', 'k1 ', 'constructor', '__proto__', 1, null, ['k1']]) {
    const reason = 'key'
    add(
      `kid ${JSON.stringify(kid)}`,
      `${encode({ alg: 'ES256', kid })}.${body}.${signature}`,
      reason
    )
  }
  for (const v of [0, 2, '1', null, undefined, 1.5]) {
    add(`version ${v}`, await sign({ ...paper, v }), 'version')
  }
  for (const [name, own] of [
    ['a kind', { kind: 'statement' }],
    ['no kind', { kind: undefined }],
    ['a fraction', { amount: 1.5 }],
    ['less than nothing', { amount: -1 }],
    ['an amount in words', { amount: 'much' }],
    ['no balance', { balance: undefined }],
    ['no contract', { contract: '' }],
    ['no currency', { currency: '' }],
    ['no date', { date: undefined }],
    ['a number for a name', { holder: 7 }],
    ['no time', { iat: undefined }],
    ['a time as text', { iat: String(signedAt) }],
    ['a debt after full payment', { kind: 'closure', balance: 1 }]
  ] as const) {
    add(`signed with ${name}`, await sign({ ...paper, ...own }), 'incomplete')
  }
  for (const [name, iat, kid] of [
    ['before its key', Date.UTC(2026, 9, 1) / 1000, 'k1'],
    ['after its key', Date.UTC(2028, 0, 1) / 1000, 'k1'],
    ['today with a key that expired', signedAt, 'k0'],
    ['at no time', -1, 'k1'],
    ['in 10,000 years', 10 ** 12, 'k1']
  ] as const) {
    add(`signed ${name}`, await sign({ ...paper, iat }, { kid }), 'expired')
  }
  return all
}
