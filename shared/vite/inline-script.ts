import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { messageTextsPlugin } from './message-texts.ts'
import { pseudoLanguagePlugin } from './pseudo-language.ts'
import { settingsFieldsPlugin } from './settings-fields.ts'
import { scriptTarget } from './target.ts'

interface Bundling {
  base: string
  alias: Record<string, string>
}

async function bundle(path: string, { base, alias }: Bundling): Promise<string> {
  const entry = isAbsolute(path) ? path : fileURLToPath(new URL(path, import.meta.url))
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base,
    plugins: [pseudoLanguagePlugin(), settingsFieldsPlugin(), messageTextsPlugin()],
    resolve: { alias },
    build: {
      write: false,
      target: scriptTarget,
      minify: true,
      // A setting that a brand leaves out is read as undefined.
      rolldownOptions: { checks: { importIsUndefined: false } },
      lib: { entry, formats: ['iife'], name: 'page' }
    }
  })
  const [{ output: chunks }] = output as unknown as [Rolldown.RolldownOutput]
  return chunks[0].code.trim()
}

export interface InlineScripts {
  /** In the heads of islands: one without a first request, one with it. */
  boot: string
  bootRequest: string
  earlyFill: string
  /** `earlyFill` of one page that has `early-values.ts`, by its folder. */
  ownFills: ReadonlyMap<string, string>
  bootCampaign: string
  showVariant: string
  language: string
  /** `language` for 404.html. */
  lostTwin: string
  theme: string
  textPage: string
}

async function bundleFills(root: string, folders: readonly string[], bundling: Bundling) {
  const valuesOf = (folder: string) => join(root, folder, 'early-values.ts')
  const withValues = folders.filter(folder => existsSync(valuesOf(folder)))
  const fills = withValues.map(async folder => {
    const alias = { ...bundling.alias, '#early-values': valuesOf(folder) }
    return [folder, await bundle('../island/early-fill.ts', { ...bundling, alias })] as const
  })
  return new Map(await Promise.all(fills))
}

export async function bundleInlineScripts(
  root: string,
  folders: readonly string[],
  bundling: Bundling
): Promise<InlineScripts> {
  const inline = (name: string) => bundle(`../island/${name}.ts`, bundling)
  const [boot, bootRequest, earlyFill, bootCampaign, showVariant, language, lostTwin, theme] =
    await Promise.all([
      inline('boot'),
      inline('boot-request'),
      inline('early-fill'),
      inline('boot-campaign'),
      inline('show-variant'),
      inline('language'),
      inline('lost-twin'),
      inline('theme')
    ])
  const textPage = await bundle('../ui/text-frame/text-page.ts', bundling)
  const ownFills = await bundleFills(root, folders, bundling)
  return {
    boot,
    bootRequest,
    earlyFill,
    bootCampaign,
    showVariant,
    language,
    lostTwin,
    theme,
    ownFills,
    textPage
  }
}
