#!/usr/bin/env node
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// Runs `run` of a TypeScript file for the brand in BRAND: Node 20 cannot load the file itself.
// `node shared/tools/run.mjs shared/tools/draw-icons.ts`
const [file = '', ...rest] = process.argv.slice(2)
const options = { configFile: false, logLevel: 'warn' }
const loader = fileURLToPath(new URL('../vite/load-brand.ts', import.meta.url))
try {
  const { module: brands } = await runnerImport(loader, options)
  const { folder } = await brands.loadBrand()
  const resolving = { alias: brands.brandAlias(folder) }
  const { module } = await runnerImport(resolve(file), { ...options, resolve: resolving })
  await module.run(rest)
} catch (error) {
  // A wrong input is explained in a sentence; `DEBUG=1` adds the place in the code.
  process.stderr.write(`${process.env.DEBUG ? error.stack : error.message}\n`)
  process.exit(1)
}
