import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { target } from './target.ts'

async function bundle(path: string, base: string): Promise<string> {
  const entry = fileURLToPath(new URL(path, import.meta.url))
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base,
    build: { write: false, target, minify: true, lib: { entry, formats: ['iife'], name: 'page' } }
  })
  const [{ output: chunks }] = output as unknown as [Rolldown.RolldownOutput]
  return chunks[0].code.trim()
}

export interface InlineScripts {
  /** In the head of each page with an island. */
  boot: string
  /** After it, where a page asks for its first answer without a session. */
  askEarly: string
  /** At the end of each page without one. */
  textPage: string
}

/** The scripts that stand in the html itself. */
export async function bundleInlineScripts(base: string): Promise<InlineScripts> {
  const [boot, askEarly, textPage] = await Promise.all([
    bundle('../boot/boot.ts', base),
    bundle('../boot/ask-early.ts', base),
    bundle('../plain/text-page.ts', base)
  ])
  return { boot, askEarly, textPage }
}
