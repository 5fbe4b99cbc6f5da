import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The files below a folder: `assets/order-1a2b.js`. */
export function listBuilt(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(dist.length + 1))
}

const sizes = new Map<string, number>()

/** Bytes on the wire, by brotli at its best level, as a published build compresses. */
export function brotliSize(dist: string, file: string): number {
  const path = join(dist, file)
  const size = sizes.get(path) ?? brotliCompressSync(readFileSync(path)).length
  sizes.set(path, size)
  return size
}

export function sizeOf(dist: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliSize(dist, file), 0)
}

const imported = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g

/** A script and all that it imports before it runs. */
export function withImports(dist: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!file.endsWith('.js')) return seen
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  for (const [, name = ''] of readFileSync(join(dist, file), 'utf8').matchAll(imported)) {
    withImports(dist, join(folder, name), seen)
  }
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
export function coldFiles(dist: string, page: string): string[] {
  const html = readFileSync(join(dist, page), 'utf8')
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(
    ([, file = '']) => file
  )
  const seen = new Set<string>()
  for (const file of linked) withImports(dist, file, seen)
  return [page, ...seen]
}
