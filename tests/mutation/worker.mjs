// Vitest's own worker thread, but for its end: it tears a run down and waits for the next one.
import { parentPort } from 'node:worker_threads'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

/** The first listener is the worker's, all later ones are those of one run. */
let first

init({
  post: message => parentPort.postMessage(message),
  on(listener) {
    first ??= listener
    parentPort.on('message', listener)
  },
  off: listener => parentPort.off('message', listener),
  teardown() {
    parentPort.removeAllListeners('message')
    parentPort.on('message', first)
  },
  setup: setupEnvironment,
  runTests: (state, traces) => runBaseTests('run', state, traces),
  collectTests: (state, traces) => runBaseTests('collect', state, traces)
})
