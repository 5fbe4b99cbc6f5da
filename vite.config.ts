import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { basePathOf } from './shared/build/base-path.ts'
import { brandIconsPlugin } from './shared/build/brand-icons.ts'
import { chunkGroups } from './shared/build/chunks.ts'
import { deployPlugin } from './shared/build/deploy/plugin.ts'
import { htmlPlugins } from './shared/build/html.ts'
import { landingPages } from './shared/build/landing-pages.ts'
import { leanQsPlugin } from './shared/build/lean-qs.ts'
import { brandAlias, loadBrand } from './shared/build/load-brand.ts'
import { plainCopiesPlugin } from './shared/build/plain-copies.ts'
import { pagesPlugin } from './shared/build/plugin.ts'
import { runtimeAlias } from './shared/build/runtime.ts'
import { servePlugin } from './shared/build/serve.ts'
import { stylesOncePlugin } from './shared/build/styles-once.ts'
import { scriptTarget, styleTarget } from './shared/build/target.ts'
import { warningsPlugin } from './shared/build/warnings.ts'
import { builtPages } from './shared/pages.ts'
import { sandboxPlugin } from './tests/sandbox/plugin.ts'

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(async ({ command, mode }): Promise<ViteUserConfig> => {
  const chosen = await loadBrand()
  const { brand, folder } = chosen
  const isTest = mode === 'test'
  // The test preview is for developers: a build for the CDN leaves it out.
  const built = builtPages(command === 'serve' || mode === 'preview')
  const root = pathTo('pages')
  const alias = brandAlias(folder)
  const variants = isTest ? [] : await landingPages(chosen, alias)
  const base = basePathOf(process.env.BASE_PATH)

  return {
    root,
    base,
    appType: 'mpa',
    publicDir: pathTo('public'),
    plugins: isTest
      ? []
      : [
          leanQsPlugin(),
          plainCopiesPlugin(),
          command === 'serve' && react(),
          htmlPlugins(built, chosen, base),
          stylesOncePlugin(),
          pagesPlugin({ built, variants, chosen, root, alias }),
          brandIconsPlugin(folder),
          mode === 'production' && warningsPlugin(chosen, Boolean(process.env.STRICT)),
          deployPlugin(built, chosen),
          servePlugin(built, variants, brand),
          sandboxPlugin(
            [...built, ...variants].map(page => page.file),
            alias
          )
        ],
    resolve: {
      alias: {
        ...alias,
        ...runtimeAlias(),
        'side-channel': pathTo('shared/lib/side-channel.cts'),
        // For the styles of html without an island: the root is `pages`.
        '/@shared': pathTo('shared')
      }
    },
    build: {
      outDir: `../dist${base.slice(0, -1)}`,
      emptyOutDir: true,
      target: scriptTarget,
      cssTarget: styleTarget,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // So that a page without React needs no file of the others for a word.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // The build is slow where it compresses, which it says itself.
        checks: { pluginTimings: false },
        input: Object.fromEntries(
          built.map(page => [page.file.replace('.html', ''), pathTo(`pages/${page.file}`)])
        ),
        output: {
          codeSplitting: { groups: chunkGroups }
        }
      }
    },
    test: {
      root: pathTo('.'),
      // Its sources import each other without file endings, which Node refuses.
      server: { deps: { inline: ['jsbarcode'] } },
      // Also on two cores, of which Vitest would leave one idle.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            pool: 'threads',
            // Property tests of thousands of runs take long on a busy machine.
            testTimeout: 30_000,
            environment: 'happy-dom',
            include: ['tests/{shared,pages}/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/setup/unit.ts']
          }
        },
        {
          extends: true,
          test: {
            name: 'sandbox',
            pool: 'threads',
            include: ['tests/sandbox/**/*.test.ts'],
            setupFiles: ['tests/setup/contract.ts']
          }
        },
        {
          extends: true,
          test: {
            name: 'built',
            include: ['tests/{browser,checks,servers}/**/*.test.ts'],
            globalSetup: ['tests/browser/global-setup.ts'],
            testTimeout: 30_000,
            hookTimeout: 120_000
          }
        },
        {
          extends: true,
          test: {
            name: 'engines',
            include: ['tests/engines/**/*.test.ts'],
            // Checks are seen to fail in Chromium, and WebKit knows no forced colours.
            exclude:
              process.env.ENGINES === 'webkit'
                ? ['tests/engines/{controls,controls-use,forced-colours}.test.ts']
                : [],
            globalSetup: ['tests/engines/global-setup.ts'],
            // Waiting for a free tab counts; what happens in it has limits of its own.
            testTimeout: 1_800_000,
            hookTimeout: 120_000,
            // So that no engine waits for the tabs of a slower one.
            maxConcurrency: 600,
            fileParallelism: false
          }
        },
        {
          extends: true,
          test: {
            name: 'fuzz',
            environment: 'happy-dom',
            include: ['tests/fuzz/**/*.test.{ts,tsx}'],
            globalSetup: ['tests/fuzz/global-setup.ts'],
            testTimeout: 300_000,
            hookTimeout: 120_000
          }
        }
      ]
    }
  }
})
