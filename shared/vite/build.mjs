#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { build } from 'vite'

try {
  // Vite's own command refuses options that it does not know.
  const { values } = parseArgs({ options: { strict: { type: 'boolean' } } })
  if (values.strict) process.env.STRICT = '1'
  await build()
} catch (error) {
  // Vite says no more than that the build failed. Each of the bundler's errors has its message
  // by itself, without the stack that stands in the one of them all.
  for (const { message } of error.errors ?? [error]) process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
