import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type ConfigEnv, type PluginOption } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import type { Language } from '../messages/languages.ts'
import type { Page } from '../page.ts'
import { builtPages } from '../pages.ts'
import { basePathOf } from './base-path.ts'
import { brandFilesPlugin } from './brand-files.ts'
import { brandHostsDefine } from './brand-hosts.ts'
import { chunkGroups } from './chunks.ts'
import { compileHint } from './compile-hint.ts'
import { countUnreviewed } from './count-unreviewed.ts'
import { deployPlugin } from './deploy/plugin.ts'
import type { HeadersByFile } from './deploy/site.ts'
import type { OwnHeaders } from './headers.ts'
import { htmlPlugins } from './html.ts'
import { landingPages } from './landing-pages.ts'
import { pagesIn } from './languages.ts'
import { brandAlias, loadBrand } from './load-brand.ts'
import { messageTextsPlugin } from './message-texts.ts'
import { ownModulesPlugin } from './own-modules.ts'
import { plainImportsPlugin } from './plain-imports.ts'
import { pagesPlugin } from './plugin.ts'
import { pseudoLanguage, pseudoLanguagePlugin } from './pseudo-language.ts'
import { runtimeAlias } from './runtime.ts'
import { servePlugin } from './serve.ts'
import { serveLanguagesPlugin } from './serve-languages.ts'
import { settingsFieldsPlugin } from './settings-fields.ts'
import { olderCalls, scriptTarget } from './target.ts'
import { warningsPlugin } from './warnings.ts'

const pathTo = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const rolldownOptions = (rows: readonly Page[]) => ({
  // So that a page without React needs no file of the others for a word.
  optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
  // The build is slow where it compresses, which it says itself.
  // Late parts share a file, so that to import some of them is no request.
  // A setting that a brand leaves out is read as undefined.
  checks: { pluginTimings: false, ineffectiveDynamicImport: false, importIsUndefined: false },
  input: Object.fromEntries(
    // Also what is not there in this language: so that all of them need the same of what they share.
    rows.map(page => [page.file.replace('.html', ''), pathTo(`pages/${page.file}`)])
  ),
  output: {
    postBanner: compileHint,
    // A file has what its page needs of it, and nothing that its modules import.
    codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() }
  }
})

/** The brand's first language is built first, and does this for all of them. */
async function pluginsOfFirst(
  env: ConfigEnv,
  { chosen, alias, built, variants, documents }: Parts
): Promise<PluginOption[]> {
  const others = chosen.brand.languages.slice(1)
  const configOf = (language: Language) => pagesConfig(env, language, chosen.id)

  async function buildOthers(outDir: string): Promise<HeadersByFile> {
    const headers = new Map<string, OwnHeaders>()
    for (const other of others) {
      const { config, headers: own } = await configOf(other)
      const into = { ...config.build, outDir }
      await build({
        ...config,
        build: into,
        configFile: false,
        mode: env.mode,
        logLevel: 'warn'
      })
      for (const [file, each] of own) headers.set(file, each)
    }
    return headers
  }

  const isPublished = env.mode === 'production'
  const unreviewed = isPublished ? await countUnreviewed(chosen.brand.languages, alias) : []
  return [
    isPublished && warningsPlugin(chosen, Boolean(process.env.STRICT), unreviewed),
    deployPlugin({ built, variants, chosen }, documents.headers, buildOthers),
    servePlugin(built, variants, chosen.brand.languages),
    isDev(env) && serveLanguagesPlugin(others, async other => (await configOf(other)).config)
  ]
}

const isDev = ({ command, isPreview, mode }: ConfigEnv) =>
  command === 'serve' && !isPreview && mode !== 'test'

async function partsOf(env: ConfigEnv, language?: Language, id?: string) {
  const isServed = env.command === 'serve'
  const chosen = await loadBrand(id, isDev(env) ? [pseudoLanguage] : [])
  const { folder, brand } = chosen
  const [first] = brand.languages
  const isFirst = language === undefined || language === first
  // The test preview is for developers: a build for the CDN leaves it out.
  const rows = builtPages(isServed || env.mode === 'preview')
  const built = pagesIn(language ?? first, rows, brand.languages)
  // The dev server of another language has its tag in the base.
  const alias = brandAlias(folder, language, !isFirst && !isServed)
  const variants = env.mode === 'test' || !isFirst ? [] : await landingPages(chosen, alias)
  const base = basePathOf(process.env.BASE_PATH)
  const root = pathTo('pages')
  const documents = pagesPlugin({ base, rows, built, variants, chosen, root, alias })
  return { chosen, isFirst, rows, built, alias, variants, base, root, documents }
}

type Parts = Awaited<ReturnType<typeof partsOf>>

async function pluginsOf(env: ConfigEnv, parts: Parts): Promise<PluginOption[]> {
  return [
    plainImportsPlugin(),
    ownModulesPlugin(),
    pseudoLanguagePlugin(),
    settingsFieldsPlugin(),
    messageTextsPlugin(),
    env.command === 'serve' && react(),
    htmlPlugins(parts.rows),
    parts.documents.plugins,
    // Built once for all languages; the dev server of each has its own folder.
    (parts.isFirst || env.command === 'serve') && brandFilesPlugin(parts.chosen),
    parts.isFirst && (await pluginsOfFirst(env, parts))
  ]
}

/** The configuration of the pages in a language, by default the brand's first, and their later headers. */
export async function pagesConfig(env: ConfigEnv, language?: Language, id?: string) {
  const parts = await partsOf(env, language, id)
  const { chosen, isFirst, rows, alias, base, root, documents } = parts
  const isTest = env.mode === 'test'
  const config: ViteUserConfig = {
    root,
    base,
    appType: 'mpa',
    publicDir: isFirst && pathTo('public'),
    plugins: isTest ? [] : await pluginsOf(env, parts),
    resolve: {
      alias: {
        ...alias,
        ...runtimeAlias(),
        'side-channel': pathTo('shared/lib/side-channel.cts'),
        // For the styles of html without an island: the root is `pages`.
        '/@shared': pathTo('shared')
      }
    },
    define: { ...brandHostsDefine(chosen), ...(isTest ? {} : olderCalls) },
    build: {
      outDir: `../dist${base.slice(0, -1)}`,
      emptyOutDir: isFirst,
      target: scriptTarget,
      assetsInlineLimit: 0,
      modulePreload: false,
      // Kept beside the build, not published: no file names its map.
      sourcemap: env.mode === 'preview' ? false : 'hidden',
      rolldownOptions: rolldownOptions(rows)
    }
  }
  return { config, headers: documents.headers, folder: chosen.folder }
}
