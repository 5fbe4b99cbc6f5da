#!/usr/bin/env node
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

// Runs the function `run` of a TypeScript file, which Node 20 cannot load by itself, with the
// settings of the brand that BRAND names: `node shared/build/run.mjs shared/build/draw-icons.ts`.
const [file = '', ...rest] = process.argv.slice(2)
const brand = resolve('shared/config/brands', process.env.BRAND || 'ph')
const { module } = await runnerImport(resolve(file), {
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: { '#brand': brand } }
})
await module.run(rest)
