import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { CapturedCall } from './capture.ts'
import { readSite } from './site.ts'
import { startTarget, type Target } from './targets.ts'

const sources = fileURLToPath(new URL('peers/', import.meta.url))

/** The packages that each page is made with; nothing of it is the project's own. */
const packages: Record<string, readonly string[]> = {
  react: ['react@19', 'react-dom@19'],
  vant: ['vue@3', 'vant@4'],
  'antd-mobile': ['react@19', 'react-dom@19', 'antd-mobile@5']
}

const html = (main: string) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<title>Order Details</title></head><body><div id="root"></div>' +
  `<script type="module" src="./${main}"></script></body></html>`

/** Installs what a page is made with, once, and builds it. Answers its folder. */
async function buildPeer(name: string, call: CapturedCall): Promise<string> {
  const root = join(tmpdir(), 'loan-bench-peers', name)
  mkdirSync(root, { recursive: true })
  if (!existsSync(join(root, 'node_modules'))) {
    writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true }))
    const parameters = ['install', '--no-audit', '--no-fund', ...(packages[name] ?? [])]
    execFileSync('npm', parameters, { cwd: root, stdio: 'inherit' })
  }
  cpSync(join(sources, name), join(root, 'page'), { recursive: true })
  cpSync(join(sources, 'order.ts'), join(root, 'order.ts'))
  const [main = ''] = readdirSync(join(sources, name)).filter(file => file.startsWith('main.'))
  writeFileSync(join(root, 'page/order.html'), html(main))
  const outDir = join(root, 'dist')
  await build({
    configFile: false,
    root: join(root, 'page'),
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
    define: { orderCall: JSON.stringify(call) },
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, 'page/order.html') } }
  })
  return outDir
}

/** Pages of the same content that others would make, each on a server of its own. */
export async function preparePeers(call: CapturedCall): Promise<Target[]> {
  const peers: Target[] = []
  for (const name of Object.keys(packages)) {
    // That of the project's own build is `react`.
    peers.push(await startTarget(`peer ${name}`, readSite(await buildPeer(name, call))))
  }
  return peers
}
