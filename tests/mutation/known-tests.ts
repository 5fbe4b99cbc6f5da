import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { TestSpecification, Vitest } from 'vitest/node'

type Find = (files?: string[]) => Promise<TestSpecification[]>

/**
 * Stryker's first run says which tests reach a mutant, and it names their file once for each of them. Vitest would
 * compare each name with each file that it has, and follow the imports of those it found: for each mutant again, and
 * most of the time of a run.
 */
export function knownTestsPlugin(): Plugin {
  return {
    name: 'loan-known-tests',
    configureVitest({ vitest }: { vitest: Vitest }) {
      const { specifications } = vitest as unknown as {
        specifications: { getRelevantTestSpecifications: Find; globTestSpecifications: Find }
      }
      let all: Promise<TestSpecification[]> | undefined
      specifications.getRelevantTestSpecifications = async (files = []) => {
        const wanted = new Set(files.map(file => resolve(file)))
        all ??= specifications.globTestSpecifications()
        return (await all).filter(({ moduleId }) => wanted.size === 0 || wanted.has(moduleId))
      }
    }
  }
}
