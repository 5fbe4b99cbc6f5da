import { afterAll, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

// A document, modules and timers of its own for each file. Vitest's `isolate` would start a thread for each, which
// reads happy-dom and React again: most of the time that these tests took.
vi.resetModules()
const names = new Set(Reflect.ownKeys(globalThis))
const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {})

const timers: NodeJS.Timeout[] = []
const real = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval }

const kept =
  <Arguments extends unknown[]>(start: (...given: Arguments) => NodeJS.Timeout) =>
  (...given: Arguments) => {
    const timer = start(...given)
    timers.push(timer)
    return timer
  }

Object.assign(globalThis, {
  setTimeout: kept(real.setTimeout),
  setInterval: kept(real.setInterval),
  // What is still asked once a test is over reaches no network, and is not another file's failure.
  fetch: () => new Promise(() => {})
})

afterAll(async () => {
  // A late import would go on in the next file's document.
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  timers.forEach(clearTimeout)
  Object.assign(globalThis, real)
  await teardown(globalThis)
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!names.has(name)) Reflect.deleteProperty(globalThis, name)
  }
})
