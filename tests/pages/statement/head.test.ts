import { expect, test } from 'vitest'
import { headOf } from '../../../pages/statement/head.ts'
import { createStatementPage } from '../../../pages/statement/store.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()

const standing = { asOf: '2026-11-25 09:00', isPaidOff: false }

test.each([
  [true, 'calm'],
  [false, 'paid']
])('a head says for when the statement holds, and whether it asks for money: %s', (asks, tone) => {
  const quiet = { date: standing.asOf, dateLabel: 'As of', late: '', left: '' }
  expect(headOf(asks, standing)).toEqual({ tone, ...quiet })
})

test('a head says that all is paid only where the statement shows it', () => {
  expect(headOf(false, { ...standing, isPaidOff: true }).left).toBe('Paid in full')
})

test('a plan that is read after the statement changes nothing in its head', async () => {
  backend.open('statement-plan')
  const { $statement, open } = createStatementPage()
  const heads: object[] = []
  const sections: number[] = []
  $statement.subscribe(statement => {
    if (statement.state !== 'ready') return
    heads.push(headOf(statement.isOwed, statement))
    sections.push(statement.document.sections.length)
  })
  await open()
  await expect.poll(() => sections.length).toBe(2)
  expect(sections[1]).toBeGreaterThan(sections[0] ?? 0)
  expect(heads[1]).toEqual(heads[0])
})
