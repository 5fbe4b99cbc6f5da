#!/usr/bin/env node
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

// Adds a build to a published folder: `node shared/tools/add-build.mjs dist /srv/loan-pages`.
// Phones keep old html, so its assets stay for 30 days after it was replaced; a page that is no
// more goes at once.

const options = { days: { type: 'string', default: '30' } }
const { positionals, values } = parseArgs({ allowPositionals: true, options })
const [from, to] = positionals.map(path => resolve(path))
const days = Number(values.days)
if (!from || !to || !existsSync(join(from, '_headers')) || !(days >= 0)) {
  process.stderr.write('Usage: add-build.mjs <dist> <published folder> [--days 30]\n')
  process.exit(1)
}

const filesIn = folder =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    : []
const isAsset = file => /(?:^|[/\\])assets[/\\]/.test(file)

/** By the build's own list of addresses: other published files are not ours to remove. */
const pagesIn = folder => {
  const list = join(folder, '_redirects')
  const rules = existsSync(list) ? readFileSync(list, 'utf8').matchAll(/^\/(\S*) \S+ 200$/gm) : []
  return [...rules].map(([, page]) => join(page, page.endsWith('.html') ? '' : 'index.html'))
}

const added = filesIn(from)
const published = filesIn(to)
const pages = pagesIn(to)
const now = new Date()

// The run that added the build which is served until now gave its `_headers` and assets one time.
// The new time of these assets is a minute before this run's: the next run tells the builds apart.
const headers = join(to, '_headers')
const servedSince = existsSync(headers) ? statSync(headers).mtimeMs : Number.POSITIVE_INFINITY
const replacedAt = new Date(now.getTime() - 60_000)
for (const asset of published.filter(isAsset).map(file => join(to, file))) {
  if (statSync(asset).mtimeMs >= servedSince) utimesSync(asset, replacedAt, replacedAt)
}

// Assets first: no page is there before its files.
for (const file of [...added.filter(isAsset), ...added.filter(name => !isAsset(name))]) {
  const target = join(to, file)
  // The operator edits the published one.
  if (file.endsWith('notices.json') && existsSync(target)) continue
  mkdirSync(dirname(target), { recursive: true })
  cpSync(join(from, file), target)
  utimesSync(target, now, now)
}

const oldest = now.getTime() - days * 24 * 60 * 60 * 1000
const outdated = published.filter(
  file => !added.includes(file) && isAsset(file) && statSync(join(to, file)).mtimeMs < oldest
)
for (const file of outdated) rmSync(join(to, file))

const retired = pages.filter(page => !added.includes(page))
for (const page of retired) {
  for (const twin of ['', '.br', '.gz']) rmSync(join(to, page + twin), { force: true })
}
process.stdout.write(`${added.length} files added, ${outdated.length} old assets removed\n`)
