import type { PaperKey } from '../../config/paper-key.ts'
import { bytesOf, recordOf } from './base64url.ts'
import { readPaper, type SignedPaper } from './signed-paper.ts'

/** `long`, `cut`: not a whole paper; `expired`: key not in use; `unable`: browser cannot tell. */
export type PaperRefusal =
  | 'none'
  | 'long'
  | 'cut'
  | 'algorithm'
  | 'key'
  | 'lender'
  | 'altered'
  | 'version'
  | 'incomplete'
  | 'expired'
  | 'future'
  | 'unable'

export type PaperVerdict =
  | { state: 'genuine'; paper: SignedPaper; key: PaperKey }
  | { state: 'refused'; reason: PaperRefusal }

/** Characters; a QR code of more is hard to scan. */
const longestPaper = 700

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

const refused = (reason: PaperRefusal): PaperVerdict => ({ state: 'refused', reason })

/** A header with more names could ask for another way of checking. */
function isOurHeader(header: Record<string, unknown>): boolean {
  const names = Object.keys(header).sort()
  return names.join(' ') === 'alg kid' && header.alg === 'ES256'
}

async function isSigned(
  { x, y }: PaperKey,
  signed: string,
  signature: Uint8Array<ArrayBuffer>
): Promise<boolean> {
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify'])
  const data = new TextEncoder().encode(signed)
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, data)
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

/** In UTC: a paper signed at the lender's midnight may be of the day before. */
function wasInUse({ from, until }: PaperKey, iat: number): boolean {
  if (iat < 0 || iat > 32_503_680_000) return false
  return dayOf(iat + 86_400) >= from && dayOf(iat - 86_400) <= until
}

// Before the signature is right only the lender's name is read: another's is no forgery.
/** Checks a compact JWS (RFC 7515) with ES256, by one lender's keys alone; makes no call. `now`: in milliseconds. */
export async function checkPaper(
  jws: string,
  keys: readonly PaperKey[],
  site: string,
  now = Date.now()
): Promise<PaperVerdict> {
  if (!jws) return refused('none')
  if (jws.length > longestPaper) return refused('long')
  const parts = jws.split('.')
  const [head = '', body = '', last = ''] = parts
  const header = recordOf(head)
  const payload = recordOf(body)
  const signature = bytesOf(last)
  // An unsigned paper may name 'none'.
  if (header && payload && parts.length === 3 && header.alg !== 'ES256') return refused('algorithm')
  if (parts.length !== 3 || !header || !payload || signature?.length !== 64) return refused('cut')
  if (!isOurHeader(header)) return refused('algorithm')
  const key = keys.find(({ kid }) => kid === header.kid)
  if (!key) return refused(payload.iss === site ? 'key' : 'lender')
  try {
    if (!(await isSigned(key, `${head}.${body}`, signature))) return refused('altered')
  } catch {
    return refused('unable')
  }
  if (payload.v !== 1) return refused('version')
  const paper = readPaper(payload)
  if (!paper) return refused('incomplete')
  if (paper.iss !== site) return refused('lender')
  if (!wasInUse(key, paper.iat)) return refused('expired')
  // Clocks of phones and signers differ.
  const isEarly = paper.iat > now / 1000 + 86_400
  return isEarly ? refused('future') : { state: 'genuine', paper, key }
}
