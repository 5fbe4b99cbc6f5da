import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

export const root = posix.join(import.meta.dirname, '../..')

/** Made by commands beside the sources, and in no repository. */
const made = new Set([
  'node_modules',
  '.git',
  'dist',
  'deploy',
  'test-results',
  'reports',
  '.wrangler'
])

function filesBelow(folder: string): string[] {
  return readdirSync(posix.join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name)
    if (made.has(entry.name)) return []
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** The files of the project below some folders; without git, since an archive of it has none. */
export function listFiles(...folders: string[]): string[] {
  return folders.flatMap(filesBelow).sort()
}

export function readSource(file: string): string {
  return readFileSync(posix.join(root, file), 'utf8')
}

const specifier = /^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** The files of ours that a file imports, from the repository's root; css too. */
export function importsOf(file: string): string[] {
  const found = [...readSource(file).matchAll(specifier)].map(
    ([, one, other]) => one ?? other ?? ''
  )
  return found
    .map(path => path.replace(/\?.*$/, '').replace(/^#messages\//, '/shared/messages/en/'))
    .map(path => path.replace(/^#pages-base$/, '/shared/island/pages-base.ts'))
    .map(path => path.replace(/^#words$/, '/shared/config/brands/ph/words/en.ts'))
    .map(path => path.replace(/^#brand\//, '/shared/config/brands/ph/'))
    .filter(path => /^[./]/.test(path))
    .map(path => (path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path)))
}
