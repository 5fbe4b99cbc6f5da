import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The files below a folder: `assets/order-1a2b.js`. */
export function listBuilt(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(dist.length + 1))
}

/** Does the work once a file: a build does not change, and pages share files. */
function onceEach<T>(work: (dist: string, file: string) => T) {
  const answers = new Map<string, T>()
  return (dist: string, file: string): T => {
    const path = join(dist, file)
    const answer = answers.get(path) ?? work(dist, file)
    answers.set(path, answer)
    return answer
  }
}

export const nameHash = /-[\w-]{8}(?=\.(?:js|css)\b)/g

const anyHash = new RegExp(`${nameHash.source}|(?<=sha256)-[\\w+/]{43}`, 'g')

/** A file's hashes depend on the folder of the build, and brotli finds more or less in them: fixed ones end that. */
function withFixedHashes(text: string): string {
  const hashes = new Map<string, string>()
  return text.replace(anyHash, found => {
    const fixed = createHash('sha256').update(String(hashes.size)).digest('base64url')
    const hash = hashes.get(found) ?? `-${fixed}`.slice(0, found.length)
    hashes.set(found, hash)
    return hash
  })
}

/** Bytes by brotli at its best level, as a published build compresses, whatever its files' hashes. */
export const brotliSize = onceEach((dist, file) => {
  const text = readFileSync(join(dist, file), 'utf8')
  return brotliCompressSync(withFixedHashes(text)).length
})

export function sizeOf(dist: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliSize(dist, file), 0)
}

const imported = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g

const importsOf = onceEach((dist, file) => {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const found = readFileSync(join(dist, file), 'utf8').matchAll(imported)
  return [...found].map(([, name = '']) => join(folder, name))
})

/** A script and all that it imports before it runs. */
export function withImports(dist: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!file.endsWith('.js')) return seen
  for (const each of importsOf(dist, file)) withImports(dist, each, seen)
  return seen
}

const importedLater = /\bimport\([`"']\.\/([^`"']+)[`"']\)/g

/** The scripts that a page's cold ones import later. */
export function laterFiles(dist: string, page: string): string[] {
  const cold = coldFiles(dist, page).filter(file => file.endsWith('.js'))
  const later = cold.flatMap(file =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(importedLater)].map(([, name = '']) =>
      join(file.slice(0, file.lastIndexOf('/') + 1), name)
    )
  )
  return [...new Set(later)]
}

/** Everything that a page downloads before anything is tapped: itself, its scripts and styles. */
export const coldFiles = onceEach((dist, page) => {
  const html = readFileSync(join(dist, page), 'utf8')
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(
    ([, file = '']) => file
  )
  const seen = new Set<string>()
  for (const file of linked) withImports(dist, file, seen)
  return [page, ...seen]
})
