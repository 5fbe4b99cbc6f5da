#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build, createServer, preview, runnerImport } from 'vite'

// Serves the pages with the sandbox as their backend: `serve.mjs dev` with hot reload, and
// `serve.mjs built` what a CDN would serve, with the developers' pages besides.
const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  open: { type: 'boolean' }
}
const { positionals, values } = parseArgs({ options, allowPositionals: true })
const { host, open } = values
const port = values.port || process.env.PORT
const server = { host, open, port: port && Number(port) }

async function load(file) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'warn' })
  return module
}

// Before anything is built: the pages check papers with the sandbox's own key.
const { preparePaperKeys } = await load('prepare-paper-keys.ts')
await preparePaperKeys()
const { sandboxPlugin } = await load('plugin.ts')
const plugins = [sandboxPlugin()]

async function serveBuilt() {
  // Loading the plugin has set it for development, whose React is larger and slower.
  process.env.NODE_ENV = 'production'
  const mode = 'preview'
  await build({ mode })
  return preview({ mode, plugins, preview: server })
}

async function serveSources() {
  const dev = await createServer({ plugins, server })
  return dev.listen()
}

const running = await (positionals[0] === 'built' ? serveBuilt() : serveSources())
running.printUrls()
running.bindCLIShortcuts({ print: true })
