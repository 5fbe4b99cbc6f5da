import { vi } from 'vitest'

const { waitFor } = vi
// Half of all mutants make a test wait in vain: ten seconds of each would be most of a run.
vi.waitFor = (callback, options = 3000) => waitFor(callback, options)
