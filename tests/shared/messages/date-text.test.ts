import { expect, test } from 'vitest'
import { dateText } from '../../../shared/messages/date-text.ts'

test.each([
  ['2026-12-04', '4\u00a0Dec\u00a02026'],
  ['2026/1/9', '9\u00a0Jan\u00a02026'],
  ['2026-12-04 18:05', '4\u00a0Dec\u00a02026, 18:05'],
  ['2026-12-04T18:05:30', '4\u00a0Dec\u00a02026, 18:05']
])('%s is written as people write it', (text, written) => {
  expect(dateText(text)).toBe(written)
})

test.each([
  '',
  'by 2026-12-04',
  '2026-12',
  '2026-13-04',
  '2026-00-04',
  '2026-12-00',
  '2026-12/04',
  '4412-11-12',
  '04/12/2026',
  '2026-12-04T18:05:30+08:00'
])('"%s" stays as it came', text => {
  expect(dateText(text)).toBe(text)
})
