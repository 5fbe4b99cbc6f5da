import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, untilAnswers } from './free-port.ts'
import type { StartServer } from './server.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static']

function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0 && existsSync(brotliModule)
}

/** Installs nginx where that can be done without asking; says what to do where it cannot. */
export function ensureNginx(): void {
  if (hasNginx()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No nginx with its brotli module found: installing it for the server tests.')
    // The package must not start a server of its own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'ignore', env })
  }
  if (!hasNginx()) {
    throw new Error(`Install nginx and its brotli module (apt-get install ${packages.join(' ')}).`)
  }
}

/** The build's configuration, and what the operator keeps beside it. */
function configure(folder: string, deploy: string, own: Record<string, string>) {
  for (const path of ['logs', 'loan-pages']) mkdirSync(join(folder, path))
  for (const [file, text] of Object.entries(own)) {
    writeFileSync(join(folder, 'loan-pages', file), text)
  }
  const built = readFileSync(join(deploy, 'nginx.conf'), 'utf8').replace(
    /loan-pages-[a-z]+/g,
    'loan-pages'
  )
  writeFileSync(join(folder, 'site.conf'), built.replaceAll('/var/log/nginx/', `${folder}/logs/`))
}

/** Starts a real nginx with the configuration that the build wrote. */
export const startNginx: StartServer = async ({ dist, deploy }, backend) => {
  ensureNginx()
  const folder = mkdtempSync(join(tmpdir(), 'loan-nginx-'))
  const port = await freePort()
  configure(folder, deploy, {
    'server.conf': `listen 127.0.0.1:${port}; root ${dist}; brotli_static on;`,
    'backend.conf': `server ${new URL(backend).host};`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')
  const main = join(folder, 'nginx.conf')
  writeFileSync(
    main,
    `load_module ${brotliModule};
daemon off;
user root;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  ${temporary}
  map_hash_bucket_size 256;
  include ${folder}/site.conf;
}
`.replace(process.getuid?.() === 0 ? '' : 'user root;\n', '')
  )
  const nginx = spawn('nginx', ['-c', main, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  nginx.stderr.on('data', chunk => {
    output += chunk
  })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswers(origin, () => output)
  return {
    origin,
    log: () => readFileSync(join(folder, 'logs/loan-pages.log'), 'utf8'),
    async stop() {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true })
    }
  }
}
