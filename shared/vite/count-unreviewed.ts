import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { Language } from '../messages/languages.ts'

export interface Unreviewed {
  language: Language
  count: number
}

export async function countUnreviewed(
  languages: readonly Language[],
  alias: Record<string, string>
): Promise<Unreviewed[]> {
  const texts = fileURLToPath(new URL('texts.ts', import.meta.url))
  const { module } = await runnerImport<typeof import('./texts.ts')>(texts, {
    configFile: false,
    logLevel: 'warn',
    resolve: { alias }
  })
  return languages
    .map(language => ({ language, count: module.unreviewedTexts(language).length }))
    .filter(({ count }) => count > 0)
}
