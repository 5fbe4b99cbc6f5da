import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type ConfigEnv } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import type { Language } from './shared/messages/languages.ts'
import { builtPages } from './shared/pages.ts'
import { basePathOf } from './shared/vite/base-path.ts'
import { brandFilesPlugin } from './shared/vite/brand-files.ts'
import { chunkGroups } from './shared/vite/chunks.ts'
import { compileHint } from './shared/vite/compile-hint.ts'
import { countUnreviewed } from './shared/vite/count-unreviewed.ts'
import { deployPlugin } from './shared/vite/deploy/plugin.ts'
import type { HeadersByFile } from './shared/vite/deploy/site.ts'
import type { OwnHeaders } from './shared/vite/headers.ts'
import { htmlPlugins } from './shared/vite/html.ts'
import { landingPages } from './shared/vite/landing-pages.ts'
import { pagesIn } from './shared/vite/languages.ts'
import { leanQsPlugin } from './shared/vite/lean-qs.ts'
import { brandAlias, loadBrand } from './shared/vite/load-brand.ts'
import { ownHostsDefine } from './shared/vite/own-hosts.ts'
import { plainImportsPlugin } from './shared/vite/plain-imports.ts'
import { pagesPlugin } from './shared/vite/plugin.ts'
import { pseudoLanguage, pseudoLanguagePlugin } from './shared/vite/pseudo-language.ts'
import { runtimeAlias } from './shared/vite/runtime.ts'
import { separateTextScriptsPlugin } from './shared/vite/separate-text-scripts.ts'
import { servePlugin } from './shared/vite/serve.ts'
import { serveLanguagesPlugin } from './shared/vite/serve-languages.ts'
import { olderCalls, scriptTarget } from './shared/vite/target.ts'
import { warningsPlugin } from './shared/vite/warnings.ts'

const pureTests = 'tests/shared/{config,content,lib,loan,messages,vite}/**/*.test.{ts,tsx}'

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The configuration of the pages in one language, and what they are sent with once they are built. */
async function configOf(env: ConfigEnv, language?: Language, id?: string) {
  const { command, mode, isPreview } = env
  const isServed = command === 'serve'
  const isDev = isServed && !isPreview && mode !== 'test'
  const chosen = await loadBrand(id, isDev ? [pseudoLanguage] : [])
  const { folder, brand } = chosen
  const [first] = brand.languages
  const isFirst = language === undefined || language === first
  const isTest = mode === 'test'
  // The test preview is for developers: a build for the CDN leaves it out.
  const rows = builtPages(isServed || mode === 'preview')
  const built = pagesIn(language ?? first, rows, brand.languages)
  const root = pathTo('pages')
  // The dev server of another language has its tag in the base.
  const alias = brandAlias(folder, language, !isFirst && !isServed)
  const isPublished = mode === 'production' && isFirst
  const unreviewed = isPublished ? await countUnreviewed(chosen.brand.languages, alias) : []
  const variants = isTest || !isFirst ? [] : await landingPages(chosen, alias)
  const base = basePathOf(process.env.BASE_PATH)
  const documents = pagesPlugin({ base, rows, built, variants, chosen, root, alias })

  async function buildOthers(outDir: string): Promise<HeadersByFile> {
    const headers = new Map<string, OwnHeaders>()
    for (const other of brand.languages.slice(1)) {
      const { config, headers: own } = await configOf(env, other, chosen.id)
      const into = { ...config.build, outDir }
      await build({ ...config, build: into, configFile: false, mode, logLevel: 'warn' })
      for (const [file, each] of own) headers.set(file, each)
    }
    return headers
  }

  const config: ViteUserConfig = {
    root,
    base,
    appType: 'mpa',
    publicDir: isFirst && pathTo('public'),
    plugins: isTest
      ? []
      : [
          leanQsPlugin(),
          plainImportsPlugin(),
          separateTextScriptsPlugin(),
          pseudoLanguagePlugin(),
          isServed && react(),
          htmlPlugins(rows),
          documents.plugins,
          ...(isFirst
            ? [
                brandFilesPlugin(chosen),
                mode === 'production' &&
                  warningsPlugin(chosen, Boolean(process.env.STRICT), unreviewed),
                deployPlugin(built, chosen, documents.headers, buildOthers),
                servePlugin(built, variants, brand.languages),
                isDev &&
                  serveLanguagesPlugin(
                    brand.languages.slice(1),
                    async other => (await configOf(env, other, chosen.id)).config
                  )
              ]
            : [])
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
    define: { ...ownHostsDefine(chosen), ...(isTest ? {} : olderCalls) },
    build: {
      outDir: `../dist${base.slice(0, -1)}`,
      emptyOutDir: isFirst,
      target: scriptTarget,
      assetsInlineLimit: 0,
      modulePreload: false,
      // Kept beside the build, not published: no file names its map.
      sourcemap: 'hidden',
      rolldownOptions: {
        // So that a page without React needs no file of the others for a word.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // The build is slow where it compresses, which it says itself.
        // Late parts share files, so that to import some of them is no request.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        input: Object.fromEntries(
          // Also what is not there in this language: so that all of them need the same of what they share.
          rows.map(page => [page.file.replace('.html', ''), pathTo(`pages/${page.file}`)])
        ),
        output: {
          postBanner: compileHint,
          // A shared file has what several pages need of it, and nothing that its modules import.
          codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() }
        }
      }
    }
  }
  return { config, headers: documents.headers, folder }
}

export default defineConfig(async (env): Promise<ViteUserConfig> => {
  const { config, folder } = await configOf(env)
  return {
    ...config,
    test: {
      root: pathTo('.'),
      // Its sources import each other without file endings, which Node refuses.
      server: { deps: { inline: ['jsbarcode'] } },
      // Tests in the browser mostly wait. As a percentage Vitest would take one worker a core at most.
      maxWorkers: 2 * availableParallelism(),
      projects: [
        {
          extends: true,
          test: {
            // Functions without a page: no document for each file, and no world of its own.
            name: 'pure',
            pool: 'threads',
            isolate: false,
            testTimeout: 30_000,
            include: [pureTests],
            setupFiles: ['tests/setup/unit.ts']
          }
        },
        {
          extends: true,
          test: {
            name: 'unit',
            pool: 'threads',
            isolate: false,
            // Property tests of thousands of runs take long on a busy machine.
            testTimeout: 30_000,
            include: ['tests/{shared,pages}/**/*.test.{ts,tsx}'],
            exclude: [pureTests],
            setupFiles: ['tests/setup/world.ts', 'tests/setup/unit.ts']
          }
        },
        {
          extends: true,
          plugins: [pseudoLanguagePlugin()],
          resolve: { alias: brandAlias(folder, pseudoLanguage) },
          test: {
            name: 'pseudo',
            pool: 'threads',
            testTimeout: 30_000,
            environment: 'happy-dom',
            include: ['tests/pseudo/**/*.test.ts']
          }
        },
        {
          extends: true,
          test: {
            name: 'sandbox',
            pool: 'threads',
            testTimeout: 30_000,
            include: ['tests/sandbox/**/*.test.ts'],
            setupFiles: ['tests/setup/contract.ts']
          }
        },
        {
          extends: true,
          test: {
            name: 'built',
            include: ['tests/{checks,servers}/**/*.test.ts'],
            globalSetup: ['tests/browser/global-setup.ts'],
            testTimeout: 30_000,
            hookTimeout: 240_000
          }
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['tests/browser/**/*.test.ts'],
            globalSetup: ['tests/browser/global-setup.ts'],
            // A busy machine is slow, and no test waits longer than it has to.
            testTimeout: 90_000,
            expect: { poll: { timeout: 20_000 } },
            hookTimeout: 120_000
          }
        },
        {
          extends: true,
          test: {
            // The ways that a borrower's money goes: what a change must pass before it lands.
            name: 'journeys',
            include: ['tests/browser/{landing,order,confirm,repay,payments}.test.ts'],
            globalSetup: ['tests/browser/global-setup.ts'],
            // A busy machine is slow, and no test waits longer than it has to.
            testTimeout: 90_000,
            expect: { poll: { timeout: 20_000 } },
            hookTimeout: 120_000
          }
        },
        {
          extends: true,
          test: {
            // What takes minutes, and the pages of developers and marketers.
            name: 'slow',
            include: ['tests/slow/**/*.test.ts'],
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
            name: 'pictures',
            include: ['tests/pictures/*.test.ts'],
            globalSetup: ['tests/pictures/global-setup.ts'],
            testTimeout: 60_000,
            hookTimeout: 120_000
          }
        },
        {
          extends: true,
          test: {
            name: 'lighthouse',
            include: ['tests/lighthouse/*.test.ts'],
            globalSetup: ['tests/browser/global-setup.ts'],
            testTimeout: 120_000,
            hookTimeout: 120_000
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
