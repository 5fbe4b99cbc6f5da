import { afterEach, beforeEach, expect, vi } from 'vitest'

const consoleError = vi.spyOn(console, 'error')

beforeEach(() => {
  consoleError.mockClear()
})

// A component or library that complains on the console has a fault that a test must not pass over.
afterEach(() => {
  expect(consoleError.mock.calls).toEqual([])
})
