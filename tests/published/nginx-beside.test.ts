import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nginxBelowPath, nginxConfig } from '../../shared/vite/deploy/nginx.ts'
import type { Site } from '../../shared/vite/deploy/site.ts'
import { freePort, untilAnswers } from './free-port.ts'
import { ensureNginx } from './start-nginx.ts'

const own = (policy: string) => ({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
const files = ['404.html', 'order.html', 'site/about.html', 'site/index.html']

const site: Site = {
  base: '/loans/',
  pages: new Map(files.map(file => [`/loans/${file}`, own(file)])),
  notFound: own('404.html'),
  aliases: [
    { from: '/loans/', file: 'site/index.html' },
    { from: '/loans/About', file: 'site/about.html' }
  ],
  languages: ['en'],
  apiOrigin: ''
}

let folder = ''
let nginx: ChildProcess
let [alone, beside, backend] = ['', '', '']

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** A brand's pages, each of which says whose it is, and what its operator keeps for nginx. */
function writeBrand(id: string): void {
  for (const file of files) write(`${id}/loans/${file}`, `${id} ${file}`)
  const root = `root ${folder}/${id};`
  write(`loan-pages-${id}/server.conf`, `listen ${alone.slice('http://'.length)}; ${root}`)
  write(`loan-pages-${id}/location.conf`, root)
  write(`loan-pages-${id}/backend.conf`, `server ${backend.slice('http://'.length)};`)
}

beforeAll(async () => {
  ensureNginx()
  folder = mkdtempSync(join(tmpdir(), 'loan-nginx-'))
  const origin = async () => `http://127.0.0.1:${await freePort()}`
  alone = await origin()
  beside = await origin()
  backend = await origin()
  for (const id of ['one', 'other']) writeBrand(id)
  const logged = (config: string) => config.replaceAll('/var/log/nginx/', `${folder}/`)
  const { maps, locations } = nginxBelowPath(site, 'other')
  write('one.conf', logged(nginxConfig(site, 'one')))
  write('maps.conf', logged(maps))
  write('locations.conf', logged(locations))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  write(
    'nginx.conf',
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr;
events {}
http {
  ${temporary}
  map_hash_bucket_size 256;
  include ${folder}/one.conf;
  include ${folder}/maps.conf;
  server {
    listen ${beside.slice('http://'.length)};
    add_header X-Host own always;
    include ${folder}/locations.conf;
    location / { return 200 'a page of the host’s own'; }
  }
  server {
    listen ${backend.slice('http://'.length)};
    location / { default_type text/html; return 200 '<script>steal()</script>'; }
  }
}
`
  )
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let log = ''
  nginx.stderr?.on('data', chunk => {
    log += chunk
  })
  await untilAnswers(beside, () => log)
})

afterAll(async () => {
  nginx?.kill('SIGTERM')
  if (nginx) await once(nginx, 'exit')
  rmSync(folder, { recursive: true })
})

test('two brands stand on one nginx, and each answers with its own pages and policies', async () => {
  for (const [origin, id] of [
    [alone, 'one'],
    [beside, 'other']
  ]) {
    for (const [path, file, status] of [
      ['order.html', 'order.html', 200],
      ['', 'site/index.html', 200],
      ['ABOUT', 'site/about.html', 200],
      ['about/', 'site/about.html', 200],
      ['order', 'order.html', 200],
      ['nothing', '404.html', 404]
    ] as const) {
      const response = await fetch(`${origin}/loans/${path}?a=1`)
      expect([path, response.status, await response.text()]).toEqual([
        path,
        status,
        `${id} ${file}`
      ])
      expect(response.headers.get('content-security-policy')).toBe(file)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  }
})

test('a host’s own pages stay as they are beside ours', async () => {
  for (const path of ['/', '/order.html', '/loansome']) {
    const response = await fetch(beside + path)
    expect(await response.text()).toBe('a page of the host’s own')
    expect(response.headers.get('x-host')).toBe('own')
    expect(response.headers.get('content-security-policy')).toBeNull()
  }
})

test('html of the backend runs nothing on our origin', async () => {
  for (const origin of [alone, beside]) {
    const response = await fetch(`${origin}/muscular/v3/any`)
    expect(await response.text()).toBe('<script>steal()</script>')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  }
})
