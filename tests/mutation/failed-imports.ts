import type { Plugin } from 'vite'
import type { RunnerTestCase, RunnerTestFile } from 'vitest'
import type {} from 'vitest/config'

/** A file that could not be imported, with a test that failed of it. */
function withFailure(file: RunnerTestFile): RunnerTestFile {
  if (file.tasks.length > 0 || file.result?.state !== 'fail') return file
  const { result } = file
  const test = { type: 'test', name: 'is imported', mode: 'run', file, result }
  return { ...file, tasks: [test as RunnerTestCase] }
}

/**
 * Stryker counts failed tests. A mutant for which a file of tests cannot even be imported leaves it
 * none, and would pass for one that nobody notices.
 */
export function failedImportsPlugin(): Plugin {
  return {
    name: 'loan-failed-imports',
    configureVitest({ vitest: { state } }) {
      const getFiles = state.getFiles.bind(state)
      state.getFiles = keys => getFiles(keys).map(withFailure)
    }
  }
}
