import { expect, test } from 'vitest'
import { noteLines } from '../../../../shared/features/cashier/payment-notes.tsx'

test.each([
  ['2026-11-25 23:59', 'Valid until 25\u00a0Nov\u00a02026, 23:59'],
  ['2026-11-25T15:59:00Z', 'Valid until 25\u00a0Nov\u00a02026, 23:59'],
  ['the end of the month', 'Valid until the end of the month']
])('a code that ends at %j says so in the market’s time', (expiresAt, line) => {
  expect(noteLines({ expiresAt, fee: '', note: '' })).toEqual([line])
})

test.each([
  ['₱15.00', ['Fee: ₱15.00']],
  ['No fee', ['No fee']],
  ['', []]
])('a fee %j that names itself is not named again', (fee, lines) => {
  expect(noteLines({ expiresAt: '', fee, note: '' })).toEqual(lines)
})
