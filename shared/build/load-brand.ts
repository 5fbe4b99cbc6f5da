import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { Brand } from '../config/brand.ts'
import type { Company } from '../config/company.ts'
import { checkOrigins } from './check-origins.ts'

const config = fileURLToPath(new URL('../config', import.meta.url))

/** A brand's settings, and where its files are. */
export interface Chosen {
  /** The name of its folder in `shared/config/brands`. */
  id: string
  folder: string
  brand: Brand
  company: Company
  /** Settings that the operator has not replaced yet: `company.address`. */
  placeholders: string[]
}

/** What `#brand/…` stands for, so that pages import the settings of one brand and no other's. */
export function brandAlias(folder: string): Record<string, string> {
  return { '#brand': folder }
}

/** Loads the brand that `BRAND` names, `ph` by default. */
export async function loadBrand(id = process.env.BRAND || 'ph'): Promise<Chosen> {
  const folder = `${config}/brands/${id}`
  if (!/^[a-z][a-z0-9-]*$/.test(id) || !existsSync(folder)) {
    const known = readdirSync(`${config}/brands`).join(', ')
    throw new Error(`BRAND=${id}: no such folder in shared/config/brands. There are: ${known}`)
  }
  const { module } = await runnerImport<typeof import('../config/loaded.ts')>(
    `${config}/loaded.ts`,
    { configFile: false, logLevel: 'warn', resolve: { alias: brandAlias(folder) } }
  )
  checkOrigins(module.settings)
  return { id, folder, ...module.settings, placeholders: module.placeholders }
}
