import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pages } from '../../pages.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const specifier = /\bfrom '([^']+)'|\bimport\('([^']+)'\)/g

function sourcesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map(entry => join(folder, entry.name))
    : []
}

function collect(file: string, found: Set<string>, seen: Set<string>): void {
  if (seen.has(file) || !existsSync(file)) return
  seen.add(file)
  for (const [, one, other] of readFileSync(file, 'utf8').matchAll(specifier)) {
    const path = one ?? other ?? ''
    const [, name] = /^#messages\/([\w-]+)\.ts$/.exec(path) ?? []
    if (name) found.add(name)
    else if (path.startsWith('.')) collect(resolve(dirname(file), path), found, seen)
  }
}

export function pagesByMessages(): Map<string, string[]> {
  const pagesOf = new Map<string, string[]>()
  for (const { file } of pages) {
    const found = new Set<string>()
    const seen = new Set<string>()
    const folder = join(root, 'pages', file.replace('.html', ''))
    for (const source of sourcesIn(folder)) collect(relative('', source), found, seen)
    for (const name of found) pagesOf.set(name, [...(pagesOf.get(name) ?? []), file])
  }
  return pagesOf
}
