import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import viteConfig from '../../vite.config.ts'
import { failedImportsPlugin } from './failed-imports.ts'
import { keptWorkerPlugin } from './kept-worker.ts'
import { knownTestsPlugin } from './known-tests.ts'

/** `shared/loan` of `…/shared/loan/money.ts` and of its test, `pages` of `…/tests/pages/no-way.test.ts`. */
const areaOf = (file: string) => /.*\/((?:shared|pages)(?:\/[^/]+(?=\/))?)\//.exec(file)?.[1] ?? ''
const nameOf = (file: string) => file.replace(/.*\/|(?:\.test)?\.tsx?$/g, '')

/**
 * A mutant is killed by the tests of its own area, its own module's being asked first, or by those of all pages
 * (`tests/pages/no-way.test.ts`). The others are asked only where its area has none that reach it, as with a small
 * function that is tested where it is used.
 */
class OwnTests extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [module, ...others] = [this.ctx.config.related ?? []].flat()
    // The first run is without a mutant, and says which tests reach which module.
    if (module === undefined || others.length > 0) return files
    const area = areaOf(module)
    const [pagesOrShared] = area.split('/')
    const isOwn = ({ moduleId }: TestSpecification) => areaOf(moduleId) === area
    const isCommon = ({ moduleId }: TestSpecification) => areaOf(moduleId) === pagesOrShared
    const isForeign = ({ moduleId }: TestSpecification) =>
      Number(nameOf(moduleId) !== nameOf(module))
    const own = files.some(isOwn) ? files.filter(each => isOwn(each) || isCommon(each)) : files
    return own.sort((one, other) => isForeign(one) - isForeign(other))
  }
}

/** The unit tests alone. */
export default defineConfig(async environment => {
  const { resolve, test } = await viteConfig({ ...environment, mode: 'test' })
  return {
    plugins: [keptWorkerPlugin(), failedImportsPlugin(), knownTestsPlugin()],
    resolve,
    test: {
      root: test?.root,
      server: test?.server,
      environment: './tests/mutation/environment.ts',
      include: ['tests/{shared,pages}/**/*.test.{ts,tsx}'],
      // It loads each page inside a test: what a module makes once would seem to be reached by this test alone.
      exclude: ['tests/pages/hostile-answers.test.ts'],
      setupFiles: [
        'tests/mutation/setup.ts',
        'tests/setup/unit.ts',
        'tests/mutation/short-waits.ts'
      ],
      testTimeout: 30_000,
      fileParallelism: false,
      sequence: { sequencer: OwnTests }
    }
  }
})
