import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** A TypeScript file and what it imports as one script, to run in a page before its own. */
export async function bundleScript(file: URL): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(file), formats: ['iife'], name: 'probe' }
    }
  })
  const [{ output: chunks }] = output as unknown as [Rolldown.RolldownOutput]
  return chunks[0].code
}
