// @vitest-environment node
import { expect, test } from 'vitest'
import { cashierMessages as messages } from '#messages/cashier.ts'
import { usedText } from '../../../../shared/features/cashier/used-text.ts'

test('a code is used up by a loan that is paid, or by its extension', () => {
  expect(usedText('paid')).toBe(messages.used)
  expect(usedText('extended')).toBe(messages.extended)
})
