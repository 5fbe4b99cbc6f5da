// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { aliasFile } from '../../../shared/vite/deploy/addresses.ts'
import { redirectsFile } from '../../../shared/vite/deploy/cloudflare.ts'
import { filesIn } from '../../../shared/vite/deploy/site.ts'
import { temporaryFolder } from '../../setup/temporary-folder.ts'

const script = join(process.cwd(), 'shared/tools/add-build.mjs')
const own = { 'Content-Security-Policy': '', 'Cache-Control': 'no-cache' }

/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  const folder = temporaryFolder('build')
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

/** A build with these pages, of which some stand under an alias too. */
function build(pages: string[], copies: Record<string, string> = {}): string {
  const aliases = Object.entries(copies).map(([from, file]) => ({ from, file }))
  const html = [...pages, ...aliases.map(alias => aliasFile(alias).slice(1))]
  const _redirects = redirectsFile({
    base: '/loans/',
    pages: new Map(pages.map(page => [`/${page}`, own])),
    notFound: own,
    aliases,
    languages: ['en', 'fil', 'ceb'],
    apiOrigin: ''
  })
  const files = html.flatMap(page => ['', '.br', '.gz'].map(twin => [page + twin, page]))
  return folderOf({ ...Object.fromEntries(files), _headers: '', _redirects })
}

test('pages that a build no longer has are removed, with their twins and copies', () => {
  const published = folderOf({ 'google1.html': 'not ours', 'loans/picture.svg': '' })
  const add = (folder: string) =>
    spawnSync(process.execPath, [script, folder, published], { encoding: 'utf8' })
  const old = ['loans/order.html', 'loans/landing/old.html', 'loans/site/index.html']
  expect(add(build(old, { '/': 'order.html', '/loans/Old': 'landing/old.html' })).stderr).toBe('')
  expect(filesIn(published)).toContain('loans/Old/index.html.gz')
  expect(add(build(['loans/order.html'], { '/': 'order.html' })).stderr).toBe('')
  expect(filesIn(published)).toEqual([
    '_headers',
    '_redirects',
    'google1.html',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'loans/order.html',
    'loans/order.html.br',
    'loans/order.html.gz',
    'loans/picture.svg'
  ])
})
