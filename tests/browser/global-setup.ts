import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { findChromium } from './find-chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    dist: string
    chromium: string
  }
}

/** Builds the pages as they are deployed, the developers' ones too, and serves them with the sandbox. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = fileURLToPath(new URL('../../test-results/dist', import.meta.url))
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
  process.env.QUIET = '1'
  // Vitest sets it to `test`; what is tested is the production build.
  process.env.NODE_ENV = 'production'
  const common = { configFile, mode: 'preview', logLevel: 'warn' } as const
  await build({ ...common, build: { outDir: dist, emptyOutDir: true } })
  const server = await preview({
    ...common,
    build: { outDir: dist },
    preview: { port: 0, host: '127.0.0.1' }
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) throw new Error('The preview server has no address')
  project.provide('origin', `http://127.0.0.1:${address.port}`)
  project.provide('dist', dist)
  project.provide('chromium', findChromium())
  return () => server.close()
}
