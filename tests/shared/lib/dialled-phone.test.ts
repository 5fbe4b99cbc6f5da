// @vitest-environment node
import { expect, test } from 'vitest'
import { dialledPhone } from '../../../shared/lib/dialled-phone.ts'

test.each([
  ['(02) 8555-0100', '0285550100'],
  ['+63 2 8555 0100', '+63285550100'],
  ['ask us', '']
])('%s is dialled as "%s"', (written, dialled) => {
  expect(dialledPhone(written)).toBe(dialled)
})
