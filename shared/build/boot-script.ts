import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { target } from './target.ts'

const entry = fileURLToPath(new URL('../boot/boot.ts', import.meta.url))

/** The boot script, ready to be inlined. */
export async function bundleBootScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target, minify: true, lib: { entry, formats: ['iife'], name: 'boot' } }
  })
  const [{ output: chunks }] = output as unknown as [Rolldown.RolldownOutput]
  return chunks[0].code.trim()
}
