import { describe, expect, test } from 'vitest'
import { company } from '../../shared/config/company.ts'
import { checkPaper } from '../../shared/features/paper/check-paper.ts'
import { createSandbox } from './app.ts'
import { preparePaperKeys } from './prepare-paper-keys.ts'
import { loanQuery, sessionQuery } from './scenarios/compose.ts'

const { app } = createSandbox({ now: () => Date.UTC(2026, 10, 22, 4) })

async function ask(path: string, borrower: string, fields: Record<string, string> = {}) {
  const url = `http://sandbox/muscular/v3/loan-papers/${path}?${new URLSearchParams(sessionQuery(borrower))}`
  const response = await app.request(url, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({ ...loanQuery, ...fields })
  })
  return response.json()
}

const entriesOf = async (borrower: string) => {
  const { data } = await ask('statement', borrower)
  return data.entries as { change: number | string; balance: number }[]
}

const adds = (entries: { change: number | string; balance: number }[]) =>
  entries.every(
    ({ change, balance }, index) => (entries[index - 1]?.balance ?? 0) + Number(change) === balance
  )

describe('statements of the sandbox', () => {
  test.each(['running', 'due', 'overdue', 'overdue-rollover', 'settled', 'statement-long'])(
    'add up for %s',
    async borrower => {
      const entries = await entriesOf(borrower)
      expect(entries.length).toBeGreaterThan(1)
      expect(adds(entries)).toBe(true)
    }
  )

  test('end with what the order says is owed', async () => {
    expect((await entriesOf('due')).at(-1)?.balance).toBe(545_500)
    expect((await entriesOf('settled')).at(-1)?.balance).toBe(0)
  })

  test('do not add up where that is the point', async () => {
    expect(adds(await entriesOf('statement-wrong'))).toBe(false)
  })

  test('do not exist for a loan that was not paid out', async () => {
    expect((await ask('statement', 'review')).code).toBe('4201')
  })
})

describe('papers of the sandbox', () => {
  test('are signed with its own key, within 700 characters', async () => {
    const { data } = await ask('paper', 'settled', { kind: 'closure', id: '' })
    const { kid = '', x = '', y = '' } = await preparePaperKeys()
    const key = { kid, x, y, from: '2026-01-01', until: '2030-01-01' }
    expect(data.jws.length).toBeLessThanOrEqual(700)
    expect(await checkPaper(data.jws, [key], company.siteOrigin)).toMatchObject({
      state: 'genuine',
      paper: { kind: 'closure', amount: 545_500, balance: 0 }
    })
  })

  test('do not exist for what was not paid', async () => {
    expect((await ask('paper', 'due', { kind: 'closure', id: '' })).code).toBe('4202')
    expect((await ask('paper', 'due', { kind: 'receipt', id: 'P1' })).code).toBe('4203')
  })
})
