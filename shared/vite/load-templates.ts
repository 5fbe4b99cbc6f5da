import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { CheckedPromotion } from './check-promotion.ts'

const checks = fileURLToPath(new URL('check-promotion.ts', import.meta.url))

export async function loadTemplates(
  folder: string,
  alias: Record<string, string>
): Promise<CheckedPromotion> {
  const { module } = await runnerImport<typeof import('./check-promotion.ts')>(checks, {
    configFile: false,
    logLevel: 'warn',
    resolve: { alias }
  })
  return module.checkPromotion(folder)
}
