import { expect, test } from 'vitest'
import { paperRows } from '../../../pages/verify/paper-rows.ts'
import { brand } from '../../../shared/config/brand.ts'
import { hoursAhead } from '../../../shared/config/market-hours.ts'
import { paperDocument } from '../../../shared/features/paper/open-paper.ts'
import type { SignedPaper } from '../../../shared/features/paper/signed-paper.ts'
import { dateText } from '../../../shared/messages/date-text.ts'

const paper: SignedPaper = {
  iss: 'https://sample.example',
  kind: 'closure',
  iat: Date.parse('2026-11-21T21:00:00Z') / 1000,
  contract: 'SP-1',
  holder: 'J***',
  currency: 'PHP',
  date: '2026-11-21T21:05:00Z',
  reference: 'R-1',
  amount: 545_500,
  balance: 0
}
const key = { kid: 'k1', from: '2026-01-31', until: '', x: '', y: '' }

test('each line says what the paper says, by the market’s clock', () => {
  const rows = paperRows(paper, key, { money: brand.money, hoursAhead })
  const document = paperDocument(paper, 'jws')
  const printed = [...document.identity, ...document.sections.flatMap(({ rows }) => rows ?? [])]
  const values = printed.map(({ value }) => dateText(value))
  const { amount, balance, date, contract, holder, reference } = rows
  expect(values.sort()).toEqual([amount, balance, date, contract, holder, reference].sort())
  expect(rows.signed).toBe('22\u00a0Nov\u00a02026')
  expect(document.signature?.text).toContain(rows.signed)
  expect(rows.key).toBe('31\u00a0Jan\u00a02026')
})

test('another currency keeps its code, and a lakh its groups', () => {
  const money = { thousands: ',', decimals: '.', group: 2 } as const
  const other = { ...paper, currency: 'USD', amount: 12_345_600 }
  expect(paperRows(other, key, { money, hoursAhead: 5.5 }).amount).toBe('USD 1,23,456.00')
})
