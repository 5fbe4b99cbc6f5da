import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { TestSpecification, Vitest } from 'vitest/node'

type Find = (files?: string[]) => Promise<TestSpecification[]>

/**
 * Gives Vitest the files of the tests that reach a mutant, which Stryker knows from its first run. Stryker names a file
 * once for each of its tests. Without this plugin Vitest compares each name with each file and follows the imports of
 * what it finds, anew for each mutant, which takes longer than the tests.
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
