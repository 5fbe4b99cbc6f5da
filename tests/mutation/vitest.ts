import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import viteConfig from '../../vite.config.ts'
import { failedImportsPlugin } from './failed-imports.ts'
import { keptWorkerPlugin } from './kept-worker.ts'

/** `shared/loan` of `…/shared/loan/money.ts` and of `…/tests/shared/loan/money.test.ts`; `pages/order`. */
const areaOf = (file: string) => /.*\/((?:shared|pages)\/[^/]+)\//.exec(file)?.[1]
const nameOf = (file: string) => file.replace(/.*\/|(?:\.test)?\.tsx?$/g, '')

/**
 * A mutant is killed by the tests of its own area, its own module's being asked first; by others only where its area
 * has none that reach it, as with a small function that is tested where it is used.
 */
class OwnTests extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const modules = [this.ctx.config.related ?? []].flat()
    // The first run is without a mutant, and says which tests reach which module.
    if (modules.length > 1) return files
    const areas = new Set(modules.map(areaOf))
    const names = new Set(modules.map(nameOf))
    const isForeign = ({ moduleId }: TestSpecification) => Number(!names.has(nameOf(moduleId)))
    const own = files.filter(({ moduleId }) => areas.has(areaOf(moduleId)))
    return (own.length > 0 ? own : files).sort((one, other) => isForeign(one) - isForeign(other))
  }
}

/** The unit tests alone. */
export default defineConfig(async environment => {
  const { resolve, test } = await viteConfig({ ...environment, mode: 'test' })
  return {
    plugins: [keptWorkerPlugin(), failedImportsPlugin()],
    resolve,
    test: {
      root: test?.root,
      server: test?.server,
      environment: './tests/mutation/environment.ts',
      include: ['tests/{shared,pages}/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/mutation/setup.ts', 'tests/setup/unit.ts'],
      testTimeout: 30_000,
      fileParallelism: false,
      sequence: { sequencer: OwnTests }
    }
  }
})
