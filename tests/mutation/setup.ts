import { vi } from 'vitest'

// A test that a mutant has stopped halfway may leave something behind in the worker.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
