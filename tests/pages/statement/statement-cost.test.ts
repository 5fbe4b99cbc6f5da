import { describe, expect, test } from 'vitest'
import { statementMessages as messages } from '#messages/statement.ts'
import { statementPage } from '../../../pages/statement/statement-document.ts'
import type { Statement } from '../../../shared/api/papers.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { booked, statement } from './sample-statement.ts'

describe('the cost of a loan', () => {
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

  test.each(Object.entries(bookings))(
    'counts a fee that was kept back once, booked as %s, and each sum once',
    (_, payout) => {
      const entries = booked([...payout, ...charged])
      const loan = { ...statement.loan, received: 450_000 }
      const { document, wrong } = statementPage({ ...statement, loan, entries })
      const rows = document.sections.flatMap(section => section.rows ?? [])
      expect(wrong).toBe(0)
      // 4500 + 500 + 53.19 + 250 - 1000 = 4303.19.
      expect(document.sections[0]?.rows).toEqual([
        { text: 'Paid out to you', value: '₱4.500,00' },
        { text: 'Kept back at payout', value: '₱500,00' },
        { text: 'Interest and other charges', value: '₱53,19' },
        { text: 'Late charges', value: '₱250,00' },
        { text: 'Paid', value: '−₱1.000,00' },
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

  test('says for which loans the law has a limit where an extension or a plan has moved the due date', () => {
    const costUntil = (due: string) =>
      statementPage({
        ...statement,
        loan: { ...statement.loan, from: '2026-09-03', due, received: 500_000 },
        entries: booked([
          { kind: 'disbursement', change: 500_000 },
          { kind: 'interest', change: 505_000 }
        ])
      }).document.sections.filter(({ title }) => title === messages.cost)
    const rows = [
      { text: messages.costSoFar, value: '₱5.050,00' },
      { text: messages.cap, value: '₱5.000,00' }
    ]
    const [first] = costUntil('2026-12-03')
    expect(first?.rows).toEqual(rows)
    expect(first?.text).toMatch(new RegExp(`^${messages.beyond}`))
    const [extended] = costUntil('2027-03-04')
    // Not the figure: whether it holds for this loan is not known.
    expect(extended?.rows).toEqual(rows.slice(0, 1))
    expect(extended?.text).toContain('loans up to ₱10.000,00 and 4 months')
    // Its first term may have been as long: nobody is told that the law was broken.
    expect(extended?.text).not.toContain(messages.beyond)
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
    expect(rows[1]).toEqual({ text: messages.kept, value: '₱250,00' })
    expect(rows[2]).toEqual({ text: messages.otherCharges, value: '₱100,00' })
    expect(rows).toContainEqual({ text: messages.afterRelief, value: '₱300,00' })
    expect(rows.map(({ value }) => value)).toContain('−₱50,00')
  })

  test('shows what a loan under no cap has cost after a relief, and the cap’s source beside one', () => {
    const costOf = (loan: Partial<Statement['loan']>) =>
      statementPage({
        ...statement,
        loan: { ...statement.loan, ...loan },
        entries: booked([
          { kind: 'disbursement', change: 500_000 },
          { kind: 'interest', change: 10_000 },
          { kind: 'waiver', change: -5000 }
        ])
      }).document.sections.slice(3)
    const cost = { text: messages.afterRelief, value: '₱300,00' }
    expect(costOf({ due: '' })).toEqual([{ title: messages.cost, rows: [cost] }])
    expect(costOf({})).toEqual([
      {
        title: messages.cost,
        rows: [cost, { text: messages.cap, value: '₱5.000,00' }],
        text: formatMessage(messages.capNote, {
          source: 'SEC Memorandum Circular No. 14, series of 2025'
        })
      }
    ])
    expect(costOf({ amount: undefined })).toEqual([{ title: messages.cost, rows: [cost] }])
  })

  test.each([
    [undefined, messages.borrowed, '₱5.000,00', messages.costSoFar, '₱100,00', ''],
    [500_000, messages.received, '₱5.000,00', messages.costSoFar, '₱100,00', ''],
    [475_000, messages.received, '₱4.750,00', messages.kept, '₱250,00', '₱100,00'],
    [510_000, messages.borrowed, '₱5.000,00', messages.costSoFar, '₱100,00', '']
  ])('of a loan of which %s was paid out', (received, text, value, charges, sum, others) => {
    const { document, isEmpty } = statementPage({
      ...statement,
      loan: { ...statement.loan, received },
      entries: booked([
        { kind: 'disbursement', change: 500_000 },
        { kind: 'interest', change: 10_000 }
      ])
    })
    expect(isEmpty).toBe(false)
    expect(document.sections[0]?.rows?.slice(0, others ? 3 : 2)).toEqual([
      { text, value },
      { text: charges, value: sum },
      ...(others ? [{ text: messages.otherCharges, value: others }] : [])
    ])
  })

  test('is one figure, without a cap, only where the sums have it in parts', () => {
    const entries = booked([
      { kind: 'disbursement', change: 500_000 },
      { kind: 'interest', change: 10_000 }
    ])
    const costOf = (received: number) =>
      statementPage({
        ...statement,
        loan: { ...statement.loan, due: '', received },
        entries
      }).document.sections.filter(({ title }) => title === messages.cost)
    const rows = [{ text: messages.costSoFar, value: '₱350,00' }]
    expect(costOf(475_000)).toEqual([{ title: messages.cost, rows }])
    expect(costOf(500_000)).toEqual([])
  })

  test.each([
    ['in a row of their own, with the cost in one figure', 5_000, 10_000, '₱100,00', '₱50,00', 1],
    ['in no row where they were taken back', -5_000, 10_000, '₱50,00', undefined, 0],
    [
      'with the others where a correction lowers those below nothing',
      5_000,
      -1,
      '₱49,99',
      undefined,
      0
    ]
  ])('has late charges %s', (_, penalty, interest, others, late, figures) => {
    const { sections } = statementPage({
      ...statement,
      loan: { ...statement.loan, due: '', received: 500_000 },
      entries: booked([
        { kind: 'disbursement', change: 500_000 },
        { kind: 'interest', change: interest },
        { kind: 'penalty', change: penalty }
      ])
    }).document
    const [, charges, ...rest] = sections[0]?.rows ?? []
    const text = late ? messages.otherCharges : messages.costSoFar
    expect(charges).toEqual({ text, value: others })
    expect(rest.find(row => row.text === messages.late)?.value).toBe(late)
    const costs = sections.filter(({ title }) => title === messages.cost)
    expect(costs).toHaveLength(figures)
    for (const { rows } of costs) {
      expect(rows).toEqual([{ text: messages.costSoFar, value: '₱150,00' }])
    }
  })

  test('has a row for no charge that is nothing, and repeats no cost that stands in one row', () => {
    const { sections } = statementPage({
      ...statement,
      loan: { ...statement.loan, due: '', received: 500_000 },
      entries: booked([
        { kind: 'disbursement', change: 500_000 },
        { kind: 'penalty', change: 5_000 }
      ])
    }).document
    expect(sections[0]?.rows?.slice(0, 2)).toEqual([
      { text: messages.received, value: '₱5.000,00' },
      { text: messages.late, value: '₱50,00' }
    ])
    expect(sections.map(({ title }) => title)).not.toContain(messages.cost)
  })

  test('names nothing as kept back that the lines do not charge', () => {
    const { document } = statementPage({
      ...statement,
      entries: booked([
        { kind: 'disbursement', change: 475_000 },
        { kind: 'interest', change: 30_000 }
      ])
    })
    expect(document.sections[0]?.rows?.slice(0, 2)).toEqual([
      { text: messages.received, value: '₱4.750,00' },
      { text: messages.costSoFar, value: '₱300,00' }
    ])
  })
})
