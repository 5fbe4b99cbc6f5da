#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { build } from 'vite'

try {
  // Vite's own command refuses options that it does not know.
  const { values } = parseArgs({ options: { strict: { type: 'boolean' } } })
  if (values.strict) process.env.STRICT = '1'
  await build()
} catch (error) {
  // Vite only says that the build failed; each of the bundler's errors has its message without a stack.
  for (const { message } of error.errors ?? [error]) process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
