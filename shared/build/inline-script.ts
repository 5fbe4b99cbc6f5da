import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
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
    resolve: { alias },
    build: {
      write: false,
      target: scriptTarget,
      minify: true,
      lib: { entry, formats: ['iife'], name: 'page' }
    }
  })
  const [{ output: chunks }] = output as unknown as [Rolldown.RolldownOutput]
  return chunks[0].code.trim()
}

export interface InlineScripts {
  /** In the head of each page with an island. */
  boot: string
  /** The same, where the page starts with a call. */
  bootCall: string
  /** The same, where its answer is filled into a template. */
  bootFill: string
  /** The same, where the page starts with a question without a session. */
  bootAsk: string
  /** The same, for one page that has `early-values.ts`, by its folder. */
  ownFills: ReadonlyMap<string, string>
  /** At the end of each page without one. */
  textPage: string
}

/** A page may have a boot script of its own around the one that fills. */
function bootFillOf(root: string, folder: string): string {
  const own = join(root, folder, 'boot.ts')
  return existsSync(own) ? own : '../boot/boot-fill.ts'
}

async function bundleFills(root: string, folders: readonly string[], bundling: Bundling) {
  const valuesOf = (folder: string) => join(root, folder, 'early-values.ts')
  const reckoning = folders.filter(folder => existsSync(valuesOf(folder)))
  const fills = reckoning.map(async folder => {
    const alias = { ...bundling.alias, '#early-values': valuesOf(folder) }
    return [folder, await bundle(bootFillOf(root, folder), { ...bundling, alias })] as const
  })
  return new Map(await Promise.all(fills))
}

/** The scripts that stand in the html itself; `root` has the pages' folders. */
export async function bundleInlineScripts(
  root: string,
  folders: readonly string[],
  bundling: Bundling
): Promise<InlineScripts> {
  const [boot, bootCall, bootFill, bootAsk, textPage, ownFills] = await Promise.all([
    bundle('../boot/boot.ts', bundling),
    bundle('../boot/boot-call.ts', bundling),
    bundle('../boot/boot-fill.ts', bundling),
    bundle('../boot/boot-ask.ts', bundling),
    bundle('../plain/text-page.ts', bundling),
    bundleFills(root, folders, bundling)
  ])
  return { boot, bootCall, bootFill, bootAsk, ownFills, textPage }
}
