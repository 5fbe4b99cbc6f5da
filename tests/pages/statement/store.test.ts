import { describe, expect, test, vi } from 'vitest'
import { createStatementPage } from '../../../pages/statement/store.ts'
import { brand } from '../../../shared/config/brand.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()

async function openStatement(scenario: string) {
  backend.open(scenario)
  const page = createStatementPage()
  await page.open()
  return page
}

async function readyStatement(scenario: string) {
  const statement = (await openStatement(scenario)).$statement.get()
  if (statement.state !== 'ready') throw new Error(`The statement is ${statement.state}`)
  const rows = statement.document.sections.flatMap(section => section.rows ?? [])
  const lines = statement.document.sections.flatMap(({ table }) => table?.lines ?? [])
  return { ...statement, rows, lines }
}

describe('a statement', () => {
  test('has its sums, what it has cost and what the law allows', async () => {
    const { rows, wrong } = await readyStatement('statement-settled')
    expect(wrong).toBe(0)
    expect(rows).toContainEqual({ text: 'Borrowed', value: '₱5.000,00' })
    expect(rows).toContainEqual({ text: 'Paid', value: '₱5.455,00' })
    expect(rows).toContainEqual({ text: 'Left to pay', value: '₱0,00' })
    // The fee that was kept back counts.
    expect(rows).toContainEqual({ text: 'Interest, fees and late charges', value: '₱705,00' })
    expect(rows).toContainEqual({ text: 'The law allows at most', value: '₱5.000,00' })
  })

  test('marks one line that does not add up', async () => {
    const { wrong, lines } = await readyStatement('statement-wrong')
    expect(wrong).toBe(1)
    expect(lines.flatMap(({ mark }) => mark ?? [])).toEqual([
      'Does not add up: it should be ₱5.455,00'
    ])
  })

  test('has gaps where its answer has', async () => {
    const { rows, lines } = await readyStatement('statement-sparse')
    expect(rows.map(({ text }) => text)).toEqual(['Contract', 'Left to pay'])
    expect(lines.map(({ cells }) => cells)).toEqual([
      ['last spring', 'Loan paid out', '+₱5.000,00', '--'],
      ['', 'rounding', '--', '₱5.000,01'],
      ['2026-11-23 07:30', 'Cash', '-₱1.000,00', '--']
    ])
  })

  test('says why there is none', async () => {
    const refused = (await openStatement('statement-review')).$statement.get()
    expect(refused).toMatchObject({ state: 'failed', message: expect.stringContaining('paid out') })
  })

  test('is not asked for where the brand does not have it', async () => {
    const services = brand.services
    Object.assign(brand, { services: [] })
    try {
      const page = await openStatement('statement')
      expect(page.$statement.get()).toMatchObject({ state: 'failed' })
      expect(backend.calls('/v3/loan-papers/statement')).toEqual([])
    } finally {
      Object.assign(brand, { services })
    }
  })

  test('leads to a complaint about its loan', async () => {
    const page = await openStatement('statement-wrong')
    page.ask()
    await vi.waitFor(() => expect(backend.navigations).toHaveLength(1))
    expect(backend.navigations[0]).toMatch(/^assign \/complaint\.html\?.*orderId=20410001/)
  })
})
