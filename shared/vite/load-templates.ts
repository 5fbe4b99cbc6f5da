import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { CheckedPublic } from './check-public.ts'

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url))
const checks = fileURLToPath(new URL('check-public.ts', import.meta.url))

/** Reads and checks the landing templates and campaigns, by the rules of the brand that the alias names. */
export async function loadTemplates(alias: Record<string, string>): Promise<CheckedPublic> {
  const { module } = await runnerImport<typeof import('./check-public.ts')>(checks, {
    configFile: false,
    logLevel: 'warn',
    resolve: { alias }
  })
  return module.checkPublic(publicFolder)
}
