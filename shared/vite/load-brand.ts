import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { Brand } from '../config/brand-settings.ts'
import { rulesFor } from '../content/loan-rules.ts'
import type { Language } from '../messages/languages.ts'
import { checkOrigins } from './check-origins.ts'
import { checkPrice } from './check-price.ts'
import type { LoadedBrand } from './loaded-brand.ts'

const config = fileURLToPath(new URL('../config', import.meta.url))

const messages = fileURLToPath(new URL('../messages', import.meta.url))
const island = fileURLToPath(new URL('../island', import.meta.url))

/** The brand's keys, or those of the file that `PAPER_KEYS` names: the sandbox has its own. */
function paperKeysAlias(): Record<string, string> {
  const { PAPER_KEYS } = process.env
  return PAPER_KEYS ? { '#brand/paper-keys.ts': PAPER_KEYS } : {}
}

/** The files of `#brand/…`, `#messages/…` and so on; `below`: the pages stand below the language's tag. */
export function brandAlias(
  folder: string,
  language: Language = 'en',
  below = false
): Record<string, string> {
  return {
    // The first that fits counts.
    ...paperKeysAlias(),
    '#brand': folder,
    '#words': `${folder}/words/${language}.ts`,
    '#messages': `${messages}/${language}`,
    '#pages-base': `${island}/${below ? 'pages-base-below' : 'pages-base'}.ts`
  }
}

export async function loadBrand(
  id = process.env.BRAND || 'ph',
  more: readonly Language[] = []
): Promise<LoadedBrand> {
  const folder = `${config}/brands/${id}`
  if (!/^[a-z][a-z0-9-]*$/.test(id) || !existsSync(folder)) {
    const brands = readdirSync(`${config}/brands`).join(', ')
    throw new Error(`BRAND=${id}: no such folder in shared/config/brands. There are: ${brands}`)
  }
  const { module } = await runnerImport<typeof import('../config/settings.ts')>(
    `${config}/settings.ts`,
    { configFile: false, logLevel: 'warn', resolve: { alias: brandAlias(folder) } }
  )
  checkOrigins(module.settings)
  checkPrice(module.settings.price, rulesFor(module.settings.brand))
  const { brand } = module.settings
  const languages: Brand['languages'] = [...brand.languages, ...more]
  const settings = { ...module.settings, brand: { ...brand, languages } }
  return { id, folder, ...settings, placeholders: module.placeholders }
}
