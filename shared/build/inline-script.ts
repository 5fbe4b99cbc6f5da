import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { scriptTarget } from './target.ts'

async function bundle(path: string, base: string): Promise<string> {
  const entry = fileURLToPath(new URL(path, import.meta.url))
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base,
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
  /** At the end of each page without one. */
  textPage: string
}

/** The scripts that stand in the html itself. */
export async function bundleInlineScripts(base: string): Promise<InlineScripts> {
  const [boot, bootCall, bootFill, bootAsk, textPage] = await Promise.all([
    bundle('../boot/boot.ts', base),
    bundle('../boot/boot-call.ts', base),
    bundle('../boot/boot-fill.ts', base),
    bundle('../boot/boot-ask.ts', base),
    bundle('../plain/text-page.ts', base)
  ])
  return { boot, bootCall, bootFill, bootAsk, textPage }
}
