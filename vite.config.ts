import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { pagesConfig } from './shared/vite/pages-config.ts'
import { testProjects } from './shared/vite/test-projects.ts'

export default defineConfig(async (env): Promise<ViteUserConfig> => {
  const { config, folder } = await pagesConfig(env)
  return {
    ...config,
    test: {
      root: fileURLToPath(new URL('.', import.meta.url)),
      // Its sources import each other without file endings, which Node refuses.
      server: { deps: { inline: ['jsbarcode'] } },
      // Tests in the browser mostly wait. As a percentage Vitest would take one worker a core at most.
      maxWorkers: 2 * availableParallelism(),
      // The thread that has run all files of `tests/checks` ends slowly while the browsers start.
      teardownTimeout: 60_000,
      projects: testProjects(folder)
    }
  }
})
