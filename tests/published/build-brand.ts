import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Built } from './server.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const vite = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js'
)

/** Builds the pages for a brand, below a path: `/loans`. */
export function buildBrand(brand: string, base: string): Built {
  const folder = resolve(project, 'test-results', brand)
  const dist = join(folder, 'dist')
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--mode', 'preview', '--logLevel', 'warn', '--outDir', dist + base],
    {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', BRAND: brand, BASE_PATH: base }
    }
  )
  if (status !== 0) throw new Error(`The build of ${brand} failed: ${stderr}`)
  return { dist, deploy: join(folder, 'deploy') }
}
