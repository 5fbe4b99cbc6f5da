#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// Says of every landing template and campaign whether it is sound, and of the others what is wrong.
const pathTo = path => fileURLToPath(new URL(path, import.meta.url))
const options = { configFile: false, logLevel: 'warn' }
const { module: brands } = await runnerImport(pathTo('load-brand.ts'), options)
const { module: loader } = await runnerImport(pathTo('load-templates.ts'), options)
const { folder } = await brands.loadBrand()
const { templates, campaigns, problems } = await loader.loadTemplates(
  folder,
  brands.brandAlias(folder)
)

for (const { file, problems: its } of [...templates, ...campaigns]) {
  process.stdout.write(its.length === 0 ? `${file} is sound\n` : '')
}
for (const line of problems) process.stderr.write(`${line}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
