import { expect, onTestFinished, test, vi } from 'vitest'
import { identityLine, identityRows } from '../../../../shared/features/document/identity-rows.ts'

const loan = { text: 'Contract', value: 'SP-1' }

test('a document says whose it is and when it was made, on the foot of each page in one line', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00+08:00'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const rows = identityRows({ holder: 'J*** H*******', loan })
  expect(rows).toEqual([
    { text: 'Borrower', value: 'J*** H*******' },
    loan,
    { text: 'Made on', value: '2026-11-22' }
  ])
  expect(identityLine(rows)).toBe(
    'Borrower: J*** H******* · Contract: SP-1 · Made on: 22\u00a0Nov\u00a02026'
  )
  expect(identityRows({ holder: '', loan }).map(({ text }) => text)).toEqual([
    'Contract',
    'Made on'
  ])
})
