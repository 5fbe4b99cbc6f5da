// @vitest-environment node
import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkPaper, type PaperRefusal } from '../../../../shared/features/paper/check-paper.ts'
import { genuine, keys, paper, sign, signedAt, site, spoiltPapers } from './spoilt-papers.ts'

const check = (jws: string) => checkPaper(jws, keys, site)

async function reasonOf(jws: string): Promise<PaperRefusal | 'genuine'> {
  const verdict = await check(jws)
  return verdict.state === 'genuine' ? 'genuine' : verdict.reason
}

describe('a paper that the lender signed', () => {
  test('is genuine, and says what was signed and by which key', async () => {
    const { v: _version, ...claims } = paper
    expect(await check(genuine)).toEqual({ state: 'genuine', paper: claims, key: keys[0] })
  })

  test('may have its amounts as text, and nothing in what may be missing', async () => {
    const verdict = await check(
      await sign({ ...paper, amount: '545500', holder: '', reference: '' })
    )
    expect(verdict).toMatchObject({ state: 'genuine', paper: { amount: 545_500, holder: '' } })
  })

  test('stays genuine after its key has been retired', async () => {
    const old = { ...paper, iat: Date.UTC(2025, 5, 1) / 1000 }
    expect(await reasonOf(await sign(old, { kid: 'k0' }))).toBe('genuine')
  })
})

test('each of 300 spoilt papers is refused with its reason, and none is called genuine', async () => {
  const papers = await spoiltPapers()
  expect(papers.length).toBeGreaterThanOrEqual(300)
  const found = await Promise.all(papers.map(async ([name, jws]) => [name, await reasonOf(jws)]))
  expect(found).toEqual(papers.map(([name, , reason]) => [name, reason]))
})

test.each([
  ['31 February', { date: '2026-02-31' }, 'incomplete'],
  ['a date that is none', { date: 'today' }, 'incomplete'],
  ['an amount of 0', { amount: 0 }, 'incomplete'],
  ['a signature of the day after tomorrow', { iat: signedAt + 2 * 86_400 + 1 }, 'future']
])('a signed paper with %s is not called genuine', async (_what, changed, reason) => {
  vi.useFakeTimers({ now: signedAt * 1000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await reasonOf(await sign({ ...paper, ...changed }))).toBe(reason)
  expect(await reasonOf(await sign({ ...paper, iat: signedAt + 80_000 }))).toBe('genuine')
})

test('a paper of today is genuine by the server’s clock where the phone is days behind', async () => {
  vi.useFakeTimers({ now: (signedAt - 2 * 86_400) * 1000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const jws = await sign(paper)
  expect(await checkPaper(jws, keys, site)).toMatchObject({ reason: 'future' })
  expect((await checkPaper(jws, keys, site, signedAt * 1000)).state).toBe('genuine')
})

describe('a paper is read', () => {
  const reasonAt = async (iat: number) => reasonOf(await sign({ ...paper, iat }, { kid: 'k0' }))

  test('whatever the order of the names in its header', async () => {
    const pair = await generateKeyPair('ES256', { extractable: true })
    const { x = '', y = '' } = await exportJWK(pair.publicKey)
    const jws = await new CompactSign(new TextEncoder().encode(JSON.stringify(paper)))
      .setProtectedHeader({ kid: 'k9', alg: 'ES256' })
      .sign(pair.privateKey)
    const key = { kid: 'k9', x, y, from: '2026-11-01', until: '2027-11-01' }
    expect(await checkPaper(jws, [key], site)).toMatchObject({ state: 'genuine', key })
  })

  test('up to 700 characters', async () => {
    const reasons = new Map<number, string>()
    for (const kid of ['k1', 'k10', 'k100']) {
      const all = keys.map(key => ({ ...key, kid }))
      for (let more = 200; more < 250; more++) {
        const jws = await sign({ ...paper, holder: 'J'.repeat(more) }, { kid })
        const verdict = await checkPaper(jws, all, site)
        reasons.set(jws.length, verdict.state === 'genuine' ? 'genuine' : verdict.reason)
      }
    }
    expect([reasons.get(700), reasons.get(701)]).toEqual(['genuine', 'long'])
  })

  test('as signed a day before its key was in use, or after, and no longer', async () => {
    const at = (text: string) => Date.parse(text) / 1000
    expect(await reasonAt(at('2023-12-31T00:00:00Z'))).toBe('genuine')
    expect(await reasonAt(at('2023-12-30T23:59:59Z'))).toBe('expired')
    expect(await reasonAt(at('2026-01-01T23:59:59Z'))).toBe('genuine')
    expect(await reasonAt(at('2026-01-02T00:00:00Z'))).toBe('expired')
  })

  test('as signed at no time that a calendar has', async () => {
    expect(await reasonAt(10 ** 13)).toBe('expired')
    expect(await reasonAt(-(10 ** 13))).toBe('expired')
  })

  test('as cut where a third part is missing, whatever it says of its signature', async () => {
    const [, body = ''] = genuine.split('.')
    const head = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    expect(await check(`${head}.${body}`)).toEqual({ state: 'refused', reason: 'cut' })
  })
})

test.each([
  ['a closure that leaves nothing owed', { kind: 'closure' }, 'genuine'],
  ['a receipt that leaves a rest', { balance: 100 }, 'genuine'],
  ['a moment for a date', { date: '2026-11-22T10:05:00+08:00' }, 'genuine'],
  ['another kind', { kind: 'letter' }, 'incomplete'],
  ['a list for an amount', { amount: ['545500'] }, 'incomplete']
])('a signed paper with %s is told as it is', async (_what, changed, reason) => {
  expect(await reasonOf(await sign({ ...paper, ...changed }))).toBe(reason)
})

test.each([[{}], [undefined]])(
  'where signatures cannot be checked, by %o, a paper is not called genuine',
  async value => {
    const { crypto } = globalThis
    Object.defineProperty(globalThis, 'crypto', { value, configurable: true })
    try {
      expect(await reasonOf(genuine)).toBe('unable')
    } finally {
      Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true })
    }
  }
)
