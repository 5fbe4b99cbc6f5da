import { afterAll, vi } from 'vitest'
import { noteTimers } from '../setup/own-timers.ts'

// A test that a mutant has stopped halfway may leave something behind in the worker.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()

const endTimers = noteTimers()

afterAll(async () => {
  // A late import would wait for a run that is over, for ever.
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  endTimers()
})
