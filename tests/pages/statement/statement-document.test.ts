import { describe, expect, test } from 'vitest'
import { commonMessages as common } from '#messages/common.ts'
import { statementMessages as messages } from '#messages/statement.ts'
import { statementPage } from '../../../pages/statement/statement-document.ts'
import type { Statement } from '../../../shared/api/papers.ts'
import type { QuotedOption } from '../../../shared/api/pay-option.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { statement } from './sample-statement.ts'

describe('the statement’s document', () => {
  test('names no due date of the loan beside those of an agreed plan', () => {
    const schedule = [{ date: '2026-12-04', minor: 100_000 }]
    const plan = { schedule } as unknown as QuotedOption
    expect(statementPage(statement)).toMatchObject({ due: '2026-12-01', next: undefined })
    expect(statementPage(statement, plan)).toMatchObject({
      due: '',
      next: { amount: '₱1.000,00', date: '2026-12-04' }
    })
    const isPlan = ({ title }: { title?: string }) => title === messages.plan
    expect(statementPage(statement).document.sections.filter(isPlan)).toEqual([])
    expect(statementPage(statement, plan).document.sections.filter(isPlan)).toEqual([
      {
        title: messages.plan,
        table: {
          columns: [common.date, messages.planned],
          lines: [{ cells: ['2026-12-04', '₱1.000,00'] }]
        }
      }
    ])
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

  test('names its product and state where it has them, and no facts where it has none', () => {
    const sectionsOf = (loan: Partial<Statement['loan']>) =>
      statementPage({ ...statement, loan: { ...statement.loan, ...loan } }).document.sections
    const isFacts = ({ title }: { title?: string }) => title === messages.loan
    const facts = sectionsOf({ product: 'Salary loan', state: 'Open' }).find(isFacts)
    expect(facts?.rows?.[0]).toEqual({ text: messages.product, value: 'Salary loan' })
    expect(facts?.rows?.at(-1)).toEqual({ text: common.status, value: 'Open' })
    const titlesOf = (loan: Partial<Statement['loan']>) =>
      sectionsOf(loan).map(({ title }) => title)
    expect(titlesOf({ due: '' })).toEqual([messages.sums, messages.loan])
    expect(titlesOf({ amount: undefined, from: '', due: '' })).toEqual([messages.sums])
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
        { text: messages.kept, value: '₱250,00' },
        { text: messages.paid, value: '−₱1.000,00' },
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

  test.each([
    ['penalty', 100, true],
    ['penalty', -100, false],
    ['penalty', 0, false],
    ['interest', 100, false]
  ])('a %s of %i has the colour of what is late: %s', (kind, change, isLate) => {
    const entry = { text: '', date: '2026-11-02', kind, change, balance: 500000 }
    const { sections } = statementPage({ ...statement, entries: [entry] }).document
    expect(sections[1]?.table?.lines[0]?.isLate ?? false).toBe(isLate)
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

  test('is paid off by lines that add up to nothing, not by lines without amounts', () => {
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
})
