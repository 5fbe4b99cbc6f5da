import type { Site } from './site.ts'

/** As Pages calls a file: without `.html`, a folder's index by the folder. */
function shortName(path: string): string {
  return path.replace(/(?:(\/)index)?\.html$/, '$1')
}

/** All in capitals, as people write what they read aloud; in small letters it is an alias itself. */
function inCapitals(froms: readonly string[]): [string, string, 301][] {
  const rules = new Map<string, [string, string, 301]>()
  for (const from of froms.filter(each => !each.endsWith('/'))) {
    const name = from.slice(from.lastIndexOf('/') + 1)
    const capital = from.slice(0, -name.length) + name.toUpperCase()
    if (froms.includes(capital)) continue
    rules.set(capital, [capital, from, 301])
    rules.set(`${capital}/`, [`${capital}/`, from, 301])
  }
  return [...rules.values()]
}

/** Files by address (200), and where other spellings of an address lead (301). */
export function redirectsOf({ base, pages, aliases }: Site): [string, string, 200 | 301][] {
  const froms = aliases.map(({ from }) => from)
  const rules = aliases.map(({ from, file }): [string, string, 200 | 301] => [
    from,
    shortName(`${base}${file}`),
    200
  ])
  for (const path of pages.keys()) {
    const short = shortName(path)
    rules.push([path, short, 200])
    const name = short.replace(/\/$/, '')
    if (!froms.includes(name)) rules.push([name, path, 301])
  }
  for (const from of froms) if (!from.endsWith('/')) rules.push([`${from}/`, from, 301])
  rules.push(...inCapitals(froms))
  return rules
}
