import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { statementMessages as messages } from '#messages/statement.ts'
import { createStatementPage } from '../../../pages/statement/store.ts'
import { arrangementCall } from '../../../shared/api/arrangement.ts'
import { statementCall } from '../../../shared/api/papers.ts'
import { brand } from '../../../shared/config/brand.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'

const backend = prepareBackend()

async function openStatement(scenario: string) {
  backend.open(scenario)
  const page = createStatementPage()
  await page.open()
  return page
}

async function readyStatement(scenario: string) {
  const statement = readyOf((await openStatement(scenario)).$statement)
  const rows = statement.document.sections.flatMap(section => section.rows ?? [])
  const lines = statement.document.sections.flatMap(({ table }) => table?.lines ?? [])
  return { ...statement, rows, lines }
}

describe('a statement', () => {
  test('has its sums, what it has cost and what the law allows', async () => {
    const { rows, wrong } = await readyStatement('statement-settled')
    expect(wrong).toBe(0)
    expect(rows).toContainEqual({ text: 'Borrowed', value: '₱5.000,00' })
    expect(rows).toContainEqual({ text: 'Paid', value: '−₱5.455,00' })
    expect(rows).toContainEqual({ text: 'Left to pay', value: '₱0,00' })
    // The fee that was kept back counts.
    expect(rows).toContainEqual({
      text: 'Interest and all charges',
      value: '₱705,00'
    })
    expect(rows).toContainEqual({ text: 'The most that the law allows', value: '₱5.000,00' })
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
    expect(rows.map(({ text }) => text)).toEqual(['Left to pay'])
    expect(lines.map(({ cells }) => cells)).toEqual([
      ['last spring', 'Loan paid out', '+₱5.000,00', '--'],
      ['', 'rounding', '--', '₱5.000,01'],
      ['2026-11-23 07:30', 'Cash', '−₱1.000,00', '--']
    ])
  })

  test('says that it is added up again only where it is', async () => {
    const notesOf = async (scenario: string) => (await readyStatement(scenario)).document.notes
    expect(await notesOf('statement')).toEqual([`${messages.note} ${messages.addedUp}`])
    expect(await notesOf('statement-sparse')).toEqual([messages.note])
  })

  test('says that all is paid where its lines show it, not where they lack amounts', async () => {
    const isPaidOff = async (scenario: string) => {
      const statement = (await openStatement(scenario)).$statement.get()
      return statement.state === 'ready' && statement.isPaidOff
    }
    expect(await isPaidOff('statement-settled')).toBe(true)
    expect(await isPaidOff('statement')).toBe(false)
    expect(await isPaidOff('statement-sparse')).toBe(false)
  })

  test('says why there is none', async () => {
    const refused = (await openStatement('statement-review')).$statement.get()
    expect(refused).toMatchObject({ state: 'failed', message: expect.stringContaining('paid out') })
  })

  test('says what to do where the address names no loan, and asks nothing', async () => {
    backend.openAddress('/statement.html?sessionId=a')
    const page = createStatementPage()
    await page.open()
    expect(page.hasLoan()).toBe(false)
    expect(page.$statement.get()).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/./)
    })
    expect(backend.calls()).toEqual([])
  })

  test('is asked for again by Try again', async () => {
    backend.open('statement', { fault: 'http-404', faultTimes: '1' })
    const { $statement, open } = createStatementPage()
    await open()
    expect($statement.get().state).toBe('failed')
    await open()
    expect($statement.get().state).toBe('ready')
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

  test.each([
    ['repay', 'repay'],
    ['openLoan', 'order'],
    ['ask', 'complaint']
  ] as const)('leads with its loan: %s', async (way, file) => {
    const page = await openStatement('statement-wrong')
    expect(page.hasLoan()).toBe(true)
    page[way]()
    const [address] = backend.navigations
    expect(address).toMatch(new RegExp(`^assign /${file}\\.html\\?`))
    expect(address).toMatch(/&productId=301&orderId=20410001$/)
  })

  test('asks for the plan again after the way back, and has what came of it', async () => {
    const page = await openStatement('statement-plan')
    const planned = () => backend.calls(arrangementCall.path).length
    const next = () => readyOf(page.$statement).next?.amount
    await vi.waitFor(() => expect(next()).toBeDefined())
    const first = next()
    expect(planned()).toBe(1)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.waitFor(() => expect(planned()).toBe(2))
    await vi.dynamicImportSettled()
    expect(next()).toBe(first)
  })

  test('has the plan after Try again, too', async () => {
    backend.open('statement-plan', { fault: 'reset', faultTimes: '2' })
    const page = createStatementPage()
    await page.open()
    await page.open()
    await vi.waitFor(() => expect(readyOf(page.$statement).next).toBeDefined())
  })

  test('asks for no plan where the brand makes none', async () => {
    const services = brand.services
    Object.assign(brand, { services: ['papers'] })
    onTestFinished(() => void Object.assign(brand, { services }))
    await openStatement('statement-plan')
    await vi.dynamicImportSettled()
    expect(backend.calls().map(({ path }) => path)).toEqual([statementCall.path])
  })
})
