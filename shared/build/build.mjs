#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { build } from 'vite'

// Vite's own command refuses options that it does not know.
const { values } = parseArgs({ options: { strict: { type: 'boolean' } } })
if (values.strict) process.env.STRICT = '1'

try {
  await build()
} catch (error) {
  // Vite has said what is wrong.
  process.exitCode = 1
  if (!(error instanceof Error)) throw error
}
