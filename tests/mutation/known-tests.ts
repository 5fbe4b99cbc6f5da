import type { Plugin } from 'vite'
import type {} from 'vitest/config'

/**
 * Stryker's first run says which tests reach a mutant. Vitest would follow the imports of each of them again, for
 * each mutant: most of the time of a run.
 */
export function knownTestsPlugin(): Plugin {
  return {
    name: 'loan-known-tests',
    configureVitest({ vitest }) {
      const { specifications } = vitest as unknown as {
        specifications: { filterTestsBySource<Specs>(specs: Specs): Promise<Specs> }
      }
      specifications.filterTestsBySource = async specs => specs
    }
  }
}
