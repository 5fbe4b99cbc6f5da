import { existsSync, readdirSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { importsOf, readSource, root } from '../../checks/sources.ts'

const wires = import.meta.glob<Record<string, unknown>>(
  ['../../../shared/api/wire.ts', '../../../shared/api/wire/*.ts'],
  { eager: true }
)

/** The paths of the calls, by the names that stand for them in the sources: `orderPaths.loanDetails`. */
const paths = new Map<string, string>()
for (const [name, value] of Object.values(wires).flatMap(wire => Object.entries(wire))) {
  if (!/Paths?$/.test(name)) continue
  if (typeof value === 'string') paths.set(name, value)
  else for (const [key, path] of Object.entries(value ?? {})) paths.set(`${name}.${key}`, path)
}

const isSource = (file: string) => /\.tsx?$/.test(file)

function reached(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file) || !isSource(file) || !existsSync(posix.join(root, file))) return seen
  seen.add(file)
  for (const imported of importsOf(file)) reached(imported, seen)
  return seen
}

const callsIn = (file: string) =>
  [...readSource(file).matchAll(/\b\w+Paths?(?:\.\w+)?\b/g)].flatMap(
    ([name]) => paths.get(name) ?? []
  )

function entriesOf(page: string): string[] {
  const folder = `pages/${page.replace('.html', '')}`
  const path = posix.join(root, folder)
  if (!existsSync(path) || !statSync(path).isDirectory()) return []
  return readdirSync(path)
    .filter(isSource)
    .map(file => `${folder}/${file}`)
}

const known = new Map<string, string[]>()

/** The calls that a page (`order.html`) may make: those of the areas that its sources import. */
export function callsOfPage(page: string): string[] {
  const calls = known.get(page) ?? readCalls(page)
  known.set(page, calls)
  return calls
}

function readCalls(page: string): string[] {
  const seen = new Set<string>()
  for (const entry of entriesOf(page)) reached(entry, seen)
  const declared = [...seen].filter(file => /^shared\/api\/[^/]+$/.test(file)).flatMap(callsIn)
  return [...new Set(declared)].sort()
}
