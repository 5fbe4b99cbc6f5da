import { existsSync, readdirSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { importsOf, readSource, root } from '../../checks/sources.ts'

const declaration = /\b(?:path: |(?:read|write)\(\s*)'(\/[^']+)'/g

const isSource = (file: string) => /\.tsx?$/.test(file)

function reached(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file) || !isSource(file) || !existsSync(posix.join(root, file))) return seen
  seen.add(file)
  for (const imported of importsOf(file)) reached(imported, seen)
  return seen
}

const callsIn = (file: string) =>
  [...readSource(file).matchAll(declaration)].flatMap(([, path]) => path ?? [])

function entriesOf(page: string): string[] {
  const folder = `pages/${page.replace('.html', '')}`
  const path = posix.join(root, folder)
  if (!existsSync(path) || !statSync(path).isDirectory()) return []
  return readdirSync(path)
    .filter(isSource)
    .map(file => `${folder}/${file}`)
}

const cache = new Map<string, string[]>()

/** The calls that a page (`order.html`) may make: those of the areas that its sources import. */
export function callsOfPage(page: string): string[] {
  const calls = cache.get(page) ?? readCalls(page)
  cache.set(page, calls)
  return calls
}

function readCalls(page: string): string[] {
  const seen = new Set<string>()
  for (const entry of entriesOf(page)) reached(entry, seen)
  const declared = [...seen].filter(file => /^shared\/api\/[^/]+$/.test(file)).flatMap(callsIn)
  return [...new Set(declared)].sort()
}
