#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// Makes a build the next one to be served: `node shared/tools/release.mjs dist /srv/loan-pages`.
// Build and configuration become current together, by one link that a reloaded server reads.

const { positionals } = parseArgs({ allowPositionals: true })
const [from, folder] = positionals.map(path => resolve(path))
const deploy = from && join(dirname(from), 'deploy')
if (!folder || !existsSync(join(from, '_headers')) || !existsSync(join(deploy, 'nginx.conf'))) {
  process.stderr.write('Usage: release.mjs <dist> <folder of releases>\n')
  process.exit(1)
}

const current = join(folder, 'current')
const releases = join(folder, 'releases')
const releasesToKeep = 3
const release = join(releases, new Date().toISOString().replace(/\D/g, ''))
const published = join(release, 'dist')

mkdirSync(published, { recursive: true })
if (existsSync(current)) {
  const options = { recursive: true, preserveTimestamps: true }
  cpSync(join(realpathSync(current), 'dist'), published, options)
}
const addBuild = fileURLToPath(new URL('add-build.mjs', import.meta.url))
const added = spawnSync(process.execPath, [addBuild, from, published], { stdio: 'inherit' })
if (added.status !== 0) {
  rmSync(release, { recursive: true })
  process.exit(1)
}

for (const file of readdirSync(deploy).filter(name => /^nginx.*\.conf$/.test(name))) {
  cpSync(join(deploy, file), join(release, file))
}
// Not through the link: until it is reloaded, a server keeps the files that fit its policies.
writeFileSync(join(release, 'root.conf'), `root ${published};\n`)

const next = join(folder, `next-${process.pid}`)
symlinkSync(release, next)
renameSync(next, current)

for (const old of readdirSync(releases).sort().slice(0, -releasesToKeep)) {
  rmSync(join(releases, old), { recursive: true })
}
