import { vi } from 'vitest'

const { waitFor } = vi
// A mutant often makes a test wait in vain, for ten seconds each time.
vi.waitFor = (callback, options = 3000) => waitFor(callback, options)
