import { afterAll, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { documentLoaded } from './document-loaded.ts'
import { noteTimers } from './own-timers.ts'

// A document, modules and timers of its own for each file. Vitest's `isolate` would start a thread for each, which
// reads happy-dom and React again: most of the time that these tests took.
vi.resetModules()
const names = new Set(Reflect.ownKeys(globalThis))
const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {})
await documentLoaded()

const endTimers = noteTimers()
Object.assign(globalThis, {
  // A call after the end of a test reaches no network, and is not another file's failure.
  fetch: () => new Promise(() => {})
})

afterAll(async () => {
  // A late import would go on in the next file's document.
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  endTimers()
  await teardown(globalThis)
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!names.has(name)) Reflect.deleteProperty(globalThis, name)
  }
})
