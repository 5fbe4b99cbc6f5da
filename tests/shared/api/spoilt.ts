/** A path to a field of an answer: `['repayList', 0, 'name']`. */
export type Path = readonly (string | number)[]

/** Every field of a value, its objects and lists too. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : []
  const inner = Object.entries(value).flatMap(([name, each]) =>
    pathsOf(each, [...path, Array.isArray(value) ? Number(name) : name])
  )
  return path.length > 0 ? [path, ...inner] : inner
}

/** The value with one field replaced, or left out for undefined. */
export function withField(value: unknown, path: Path, field: unknown): unknown {
  const copy = structuredClone(value)
  const last = path.at(-1) ?? ''
  let holder = copy as Record<string | number, unknown>
  for (const name of path.slice(0, -1)) holder = holder[name] as typeof holder
  if (field === undefined && !Array.isArray(holder)) delete holder[last]
  else holder[last] = field
  return copy
}

/** Values that a field may come as instead: nothing, other types, and far too much. */
export const spoilt: [string, unknown][] = [
  ['dropped', undefined],
  ['null', null],
  ['a number', 7],
  ['no number', 'abc'],
  ['a flag', true],
  ['an object', { unexpected: 1 }],
  ['a list', [1]],
  ['empty', ''],
  ['huge', '👍x'.repeat(10_000)],
  ['a million', 1e300],
  ['a list of lists', [[[]]]]
]

/** Every text in a value. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
