import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { CheckedTemplate } from './check-templates.ts'

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url))
const checks = fileURLToPath(new URL('check-templates.ts', import.meta.url))

interface Loaded {
  templates: CheckedTemplate[]
  /** What is wrong with them, a line each. */
  problems: string[]
}

/** Reads and checks the landing templates, by the rules of the brand that the alias names. */
export async function loadTemplates(alias: Record<string, string>): Promise<Loaded> {
  const { module } = await runnerImport<typeof import('./check-templates.ts')>(checks, {
    configFile: false,
    logLevel: 'warn',
    resolve: { alias }
  })
  const templates = module.checkTemplates(publicFolder)
  return { templates, problems: module.problemLines(templates) }
}
