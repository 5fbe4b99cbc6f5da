// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { heldLocks } from '../../../shared/context/held-locks.ts'

afterEach(() => vi.unstubAllGlobals())

const refuse = async () => {
  throw new DOMException('not of this page')
}

test.each([
  ['without locks', {}, undefined],
  ['that refuses to say', { locks: { query: refuse } }, undefined],
  ['that says nothing of them', { locks: { query: async () => ({}) } }, undefined],
  ['with none held', { locks: { query: async () => ({ held: [] }) } }, []],
  ['with one held', { locks: { query: async () => ({ held: [{ name: 'a' }] }) } }, ['a']]
])('in a browser %s the held locks are known as far as it tells', async (_what, browser, names) => {
  vi.stubGlobal('navigator', browser)
  expect(await heldLocks()).toEqual(names)
})
