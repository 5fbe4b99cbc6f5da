import { afterAll, vi } from 'vitest'
import { documentLoaded } from '../setup/document-loaded.ts'
import { noteTimers } from '../setup/own-timers.ts'

// A test that a mutant has stopped halfway may leave something behind in the worker.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
// A stub of the file before, which this one's `vi` does not know: React would ask each test for `act`.
Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')

// A page of the file before may still ask something: there is nobody to answer.
globalThis.fetch = () => new Promise(() => {})

if (typeof document !== 'undefined') await documentLoaded()

const endTimers = noteTimers()

afterAll(async () => {
  // A late import would wait for a run that is over, for ever.
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  endTimers()
})
