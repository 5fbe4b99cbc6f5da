import { describe, expect, test, vi } from 'vitest'
import { commonMessages as common } from '#messages/common.ts'
import { statementMessages as messages } from '#messages/statement.ts'
import { statementPage } from '../../../pages/statement/statement-document.ts'
import { createStatementPage } from '../../../pages/statement/store.ts'
import type { Statement } from '../../../shared/api/papers.ts'
import type { QuotedOption } from '../../../shared/api/pay-option.ts'
import { brand } from '../../../shared/config/brand.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
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

const statement: Statement = {
  loan: {
    contract: 'K-1',
    holder: 'J*** H*******',
    product: '',
    amount: 500000,
    received: 475000,
    currency: 'PHP',
    from: '2026-11-01',
    due: '2026-12-01',
    state: ''
  },
  entries: [],
  balance: undefined,
  asOf: '2026-11-22T10:00:00+08:00'
}

const chargesWith = (amount: string) => formatMessage(messages.kept, { amount })

describe('a statement', () => {
  test('names no due date of the loan beside those of an agreed plan', () => {
    const schedule = [{ date: '2026-12-04', minor: 100_000 }]
    const plan = { schedule } as unknown as QuotedOption
    expect(statementPage(statement)).toMatchObject({ due: '2026-12-01', next: undefined })
    expect(statementPage(statement, plan)).toMatchObject({
      due: '',
      next: { amount: '₱1.000,00', date: '2026-12-04' }
    })
  })

  test('has its sums, what it has cost and what the law allows', async () => {
    const { rows, wrong } = await readyStatement('statement-settled')
    expect(wrong).toBe(0)
    expect(rows).toContainEqual({ text: 'Borrowed', value: '₱5.000,00' })
    expect(rows).toContainEqual({ text: 'Paid', value: '₱5.455,00' })
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
    expect(statementPage(statement).isPaidOff).toBe(false)
    const ofLines = (balance: number, ...changes: (number | undefined)[]) => {
      const entries = changes.map(change => ({
        date: '2026-11-01',
        kind: 'adjustment',
        text: '',
        change,
        balance: undefined
      }))
      return statementPage({ ...statement, entries, balance }).isPaidOff
    }
    expect(ofLines(0, 500, -500)).toBe(true)
    expect(ofLines(0, 500, undefined)).toBe(false)
    expect(ofLines(0, 500, -400)).toBe(false)
  })

  test('says why there is none', async () => {
    const refused = (await openStatement('statement-review')).$statement.get()
    expect(refused).toMatchObject({ state: 'failed', message: expect.stringContaining('paid out') })
  })

  test('says what to do where the address names no loan, and asks nothing', async () => {
    backend.openAddress('/statement.html?sessionId=a')
    const page = createStatementPage()
    await page.open()
    expect(page.$statement.get()).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/./)
    })
    expect(backend.calls()).toEqual([])
  })

  test('is asked for again by Try again', async () => {
    backend.open('statement', { fault: 'http-404', faultTimes: '1' })
    const { $statement, open, retry } = createStatementPage()
    await open()
    expect($statement.get().state).toBe('failed')
    await retry()
    expect($statement.get().state).toBe('ready')
  })

  test('names the loan by its facts, dates by the market’s clocks, and says once for when it holds', () => {
    const { document, isEmpty } = statementPage(statement)
    expect(document).toMatchObject({ name: 'statement' })
    const [, facts] = document.sections
    expect(facts?.rows).toEqual([
      { text: 'Borrowed', value: '₱5.000,00' },
      { text: 'Start date', value: '2026-11-01' },
      { text: 'Due date', value: '2026-12-01' }
    ])
    expect(isEmpty).toBe(true)
    expect(document.identity).toEqual([
      { text: 'Borrower', value: 'J*** H*******' },
      { text: 'Contract', value: 'K-1' },
      { text: 'As of', value: '2026-11-22 10:00' }
    ])
    expect(statementPage({ ...statement, asOf: '' }).document.identity[2]).toMatchObject({
      text: 'Made on',
      value: expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    })
  })

  test('states no cost beside a cap for a loan that is under none, or without an amount', () => {
    const rowsOf = (loan: Partial<Statement['loan']>) =>
      statementPage({
        ...statement,
        loan: { ...statement.loan, ...loan }
      }).document.sections.flatMap(({ rows = [] }) => rows.map(({ text }) => text))
    expect(rowsOf({})).toContain(messages.cap)
    expect(rowsOf({ due: '' })).not.toContain(messages.cap)
    // The cap holds from 1 April 2026, in the market's own time.
    const [from, due] = ['2026-03-31T20:00:00Z', '2026-05-01T10:00:00+08:00']
    expect(rowsOf({ from, due })).toContain(messages.cap)
    expect(rowsOf({ from: '2026-03-31T10:00:00Z', due })).not.toContain(messages.cap)
    expect(rowsOf({ amount: 2_000_000 })).not.toContain(messages.cap)
    expect(rowsOf({ amount: undefined })).not.toContain(messages.cap)
    expect(rowsOf({ due: '' }).filter(text => text.startsWith(messages.costSoFar))).toHaveLength(1)
  })

  test('has a section for its sums and one for each month, with heads and signs', () => {
    const line = { text: '', date: '2026-11-02' }
    const { sections } = statementPage({
      ...statement,
      entries: [
        { ...line, kind: 'disbursement', change: 500000, balance: 500000 },
        { ...line, kind: 'penalty', change: 0, balance: 500000 },
        { ...line, date: 'soon', kind: 'payment', text: 'Cash', change: -100000, balance: 400000 }
      ],
      balance: 400000
    }).document
    expect(sections.map(({ title }) => title)).toEqual([
      messages.sums,
      'Nov\u00a02026',
      messages.undated,
      messages.loan,
      messages.cost
    ])
    expect(sections[0]).toEqual({
      title: messages.sums,
      rows: [
        { text: messages.received, value: '₱4.750,00' },
        { text: chargesWith('₱250,00'), value: '₱250,00' },
        { text: messages.paid, value: '₱1.000,00' },
        { text: messages.left, value: '₱4.000,00' }
      ]
    })
    expect(sections[1]?.table).toEqual({
      columns: [common.date, messages.what, messages.change, messages.balance],
      lines: [
        { cells: ['2026-11-02', messages.kinds.disbursement, '+₱5.000,00', '₱5.000,00'] },
        { cells: ['2026-11-02', messages.kinds.penalty, '₱0,00', '₱5.000,00'] }
      ]
    })
    expect(sections[2]?.table?.lines).toEqual([
      { cells: ['soon', 'Cash', '−₱1.000,00', '₱4.000,00'] }
    ])
  })

  test('says that its end is wrong, or that a line has no amount', () => {
    const line = { text: '', date: '2026-11-02', kind: 'disbursement' }
    const sums = (change: number | undefined, balance: number) =>
      statementPage({ ...statement, entries: [{ ...line, change, balance: 500000 }], balance })
        .document.sections[0]
    expect(sums(500000, 500000)?.text).toBeUndefined()
    const amount = '₱5.000,00'
    const wrong = sums(500000, 600000)
    expect(wrong?.text).toBe(formatMessage(messages.owesLess, { amount, difference: '₱1.000,00' }))
    expect(wrong?.rows?.at(-1)).toEqual({ text: messages.leftByRecords, value: '₱6.000,00' })
    expect(sums(500000, 499999)?.text).toBe(
      formatMessage(messages.owesMore, { amount, difference: '₱0,01' })
    )
    expect(sums(undefined, 500000)).toMatchObject({
      text: messages.unknown,
      rows: [{ text: messages.left }]
    })
  })

  const charged = [
    { kind: 'interest', change: 5319 },
    { kind: 'penalty', change: 25_000 },
    { kind: 'payment', change: -100_000 }
  ]
  const bookings = {
    'a fee beside a smaller payout': [
      { kind: 'disbursement', change: 450_000 },
      { kind: 'fee', change: 50_000 }
    ],
    'a part of what is paid out': [{ kind: 'disbursement', change: 500_000 }]
  }
  const booked = (lines: { kind: string; change: number }[]) => {
    let balance = 0
    return lines.map(line => {
      balance += line.change
      return { ...line, balance, text: '', date: '2026-11-02' }
    })
  }

  test.each(Object.entries(bookings))(
    'counts a fee that was kept back once, booked as %s, and each sum once',
    (_, payout) => {
      const entries = booked([...payout, ...charged])
      const loan = { ...statement.loan, received: 450_000 }
      const { document, wrong } = statementPage({ ...statement, loan, entries })
      const rows = document.sections.flatMap(section => section.rows ?? [])
      expect(wrong).toBe(0)
      // 4500 + 803.19 - 1000 = 4303.19, and 803.19 = 500 + 53.19 + 250.
      expect(document.sections[0]?.rows).toEqual([
        { text: 'Paid out to you', value: '₱4.500,00' },
        {
          text: 'Interest and all charges, including ₱500,00 kept back at payout',
          value: '₱803,19'
        },
        { text: 'Paid', value: '₱1.000,00' },
        { text: 'Left to pay', value: '₱4.303,19' }
      ])
      // The cost stands again beside the law's limit.
      expect(rows).toContainEqual({ text: messages.costSoFar, value: '₱803,19' })
    }
  )

  test('says that a loan cost more than the law allows, and not a centavo before', () => {
    const costing = (interest: number) =>
      statementPage({
        ...statement,
        entries: booked([
          { kind: 'disbursement', change: 500_000 },
          { kind: 'interest', change: interest }
        ])
      }).document.sections.flatMap(({ text }) => text ?? [])
    // 250 were kept back.
    expect(costing(475_000).join(' ')).not.toContain(messages.beyond)
    expect(costing(475_001).join(' ')).toContain(messages.beyond)
  })

  test('calls what was paid too much by its name', () => {
    const { document } = statementPage({ ...statement, balance: -4500 })
    const rows = document.sections.flatMap(section => section.rows ?? [])
    expect(rows).toContainEqual({ text: 'Paid too much', value: '₱45,00' })
    expect(rows.map(({ text }) => text)).not.toContain('Left to pay')
  })

  test('has its months by the market’s clocks', () => {
    const line = { kind: 'fee', text: '', change: 100, balance: undefined }
    const entries = [
      { ...line, date: '2026-10-31T15:59:00Z' },
      { ...line, date: '2026-10-31T16:00:00Z' }
    ]
    const titles = statementPage({ ...statement, entries }).document.sections.map(
      ({ title }) => title
    )
    expect(titles.slice(1, 3)).toEqual(['Oct\u00a02026', 'Nov\u00a02026'])
  })

  test('lets a waiver lower what the loan has cost, and shows it', () => {
    const line = { text: '', date: '2026-11-02' }
    const { document } = statementPage({
      ...statement,
      balance: 505000,
      entries: [
        { ...line, kind: 'disbursement', change: 500000, balance: 500000 },
        { ...line, kind: 'interest', change: 10000, balance: 510000 },
        { ...line, kind: 'waiver', change: -5000, balance: 505000 }
      ]
    })
    const rows = document.sections.flatMap(section => section.rows ?? [])
    // 250 kept back, 100 charged, 50 waived.
    expect(rows[1]).toEqual({ text: chargesWith('₱250,00'), value: '₱350,00' })
    expect(rows).toContainEqual({ text: messages.afterRelief, value: '₱300,00' })
    expect(rows.map(({ value }) => value)).toContain('−₱50,00')
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
