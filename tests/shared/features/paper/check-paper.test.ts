// @vitest-environment node
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

test('where signatures cannot be checked, a paper is not called genuine', async () => {
  const { crypto } = globalThis
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
  try {
    expect(await reasonOf(genuine)).toBe('unable')
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true })
  }
})
