import { afterEach, expect, test } from 'vitest'
import { readClosure, setClosure } from '../../../shared/context/closure.ts'

afterEach(() => setClosure(undefined))

test('a page is open as long as nobody has a reason to close it', async () => {
  expect(await readClosure()).toBeUndefined()
  setClosure(async () => undefined)
  expect(await readClosure()).toBeUndefined()
  setClosure(async () => 'Back at noon')
  expect(await readClosure()).toBe('Back at noon')
})
