#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build, createServer, preview, runnerImport } from 'vite'

// Serves the pages with the sandbox as their backend, and the workbench at the first address: `serve.mjs dev`
// with hot reload, `serve.mjs built` what a CDN would serve, with the developers' pages besides. `--brand ph
// --brand in` serves each of them on a port of its own.
const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  open: { type: 'boolean' },
  brand: { type: 'string', multiple: true }
}
const { positionals, values } = parseArgs({ options, allowPositionals: true })
const isBuilt = positionals[0] === 'built'
const { host, open } = values
const brands = values.brand ?? [process.env.BRAND || 'ph']
const wanted = Number(values.port || process.env.PORT || (isBuilt ? 4173 : 5173))

async function load(file) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' })
  return module
}

// Before anything is built: the pages check papers with the sandbox's own key.
const { preparePaperKeys } = await load('prepare-paper-keys.ts')
await preparePaperKeys()
const { sandboxPlugin } = await load('plugin.ts')
/** The address of each brand's workbench. */
const servers = {}

/** Each brand is built into a folder of its own: two servers of one checkout serve two brands. */
const folderOf = brand => `../test-results/brand-${brand}/dist`

async function serveBuilt(brand, plugins, server) {
  // Loading the plugin has set it for development, whose React is larger and slower.
  process.env.NODE_ENV = 'production'
  const options = { mode: 'preview', build: { outDir: folderOf(brand), emptyOutDir: true } }
  await build({ ...options, logLevel: 'error' })
  return preview({ ...options, logLevel: 'error', plugins, preview: server })
}

async function serveSources(brand, plugins, server) {
  // Vite prepares the modules of each brand in a folder of its own.
  const cacheDir = `../node_modules/.vite/${brand}`
  const dev = await createServer({ logLevel: 'warn', cacheDir, plugins, server })
  return dev.listen()
}

async function serve(brand, index) {
  process.env.BRAND = brand
  const server = { host, open, port: wanted + index }
  const plugins = [await sandboxPlugin({ servers })]
  const running = await (isBuilt ? serveBuilt : serveSources)(brand, plugins, server)
  const { port } = running.httpServer.address()
  const { base } = running.config
  servers[brand] = `http://localhost:${port}${base}`
  if (port !== server.port) console.log(`Port ${server.port} is in use: this is the next free one.`)
  return running
}

try {
  if (!Number.isInteger(wanted)) throw new Error(`The port has to be a number: ${values.port}`)
  if (isBuilt) console.log('Building the pages takes half a minute to a minute …')
  const running = []
  for (const [index, brand] of brands.entries()) running.push(await serve(brand, index))
  console.log(`Workbench  ${Object.values(servers).join('  ')}`)
  console.log('Stop       Ctrl+C')
  console.log('Read on    README.md')
  for (const each of running) each.bindCLIShortcuts({ print: false })
} catch (error) {
  // Each of the bundler's errors has its message by itself.
  for (const { message } of error.errors ?? [error]) process.stderr.write(`${message}\n`)
  process.exit(1)
}
