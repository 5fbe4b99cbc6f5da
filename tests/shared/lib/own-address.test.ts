// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { ownAddress } from '../../../shared/lib/own-address.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['/landing/coins.svg', '/loans/landing/coins.svg'],
  ['https://img.example/a/b.png', 'https://img.example/a/b.png'],
  ['', '']
])('below a base path %s is at "%s"', (address, published) => {
  vi.stubEnv('BASE_URL', '/loans/')
  expect(ownAddress(address)).toBe(published)
})
