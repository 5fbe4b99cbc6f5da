import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

const { waitFor } = vi
// A busy machine needs more than the usual second; a test that passes takes no longer.
vi.waitFor = (callback, options = 10_000) => waitFor(callback, options)

let consoleError: MockInstance<typeof console.error>

// Anew for each test: one that restores its mocks restores this one too.
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
  consoleError.mockClear()
})

// A component or library that complains on the console has a fault that a test must not pass over.
afterEach(() => {
  expect(consoleError.mock.calls).toEqual([])
})
