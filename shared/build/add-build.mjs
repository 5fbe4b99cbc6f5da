#!/usr/bin/env node
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

// Adds a build to a published folder: `node shared/build/add-build.mjs dist /srv/loan-pages`.
// Html kept by a phone from before names assets of older builds, so those stay for 30 days.

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

const added = filesIn(from)
const published = filesIn(to)
const now = new Date()

// Assets first: no page is ever there before what it names.
for (const file of [...added.filter(isAsset), ...added.filter(name => !isAsset(name))]) {
  const target = join(to, file)
  mkdirSync(dirname(target), { recursive: true })
  cpSync(join(from, file), target)
  utimesSync(target, now, now)
}

const oldest = now.getTime() - days * 24 * 60 * 60 * 1000
const outdated = published.filter(
  file => !added.includes(file) && isAsset(file) && statSync(join(to, file)).mtimeMs < oldest
)
for (const file of outdated) rmSync(join(to, file))
process.stdout.write(`${added.length} files added, ${outdated.length} old assets removed\n`)
