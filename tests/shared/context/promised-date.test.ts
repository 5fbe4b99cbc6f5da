import { expect, test } from 'vitest'
import { promisedDate } from '../../../shared/context/promised-date.ts'

test.each([
  ['2026-11-25T17:00:00+08:00', '25\u00a0Nov\u00a02026, 17:00'],
  ['2026-11-25', '25\u00a0Nov\u00a02026'],
  ['soon', ''],
  ['2026-02-31', ''],
  ['', '']
])('%j promises an answer by %j', (text, date) => {
  expect(promisedDate(text)).toBe(date)
})
