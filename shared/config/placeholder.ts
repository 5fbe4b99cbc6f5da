const marked = new Set<unknown>()

/** Marks a value that an operator has to replace: the build lists it, and refuses it with `--strict`. */
export function placeholder<Value extends string | object>(value: Value): Value {
  marked.add(value)
  return value
}

/** Where in some settings placeholders stand: `company.address`. */
export function findPlaceholders(settings: unknown, path = ''): string[] {
  if (marked.has(settings)) return [path]
  if (typeof settings !== 'object' || settings === null) return []
  return Object.entries(settings).flatMap(([key, value]) =>
    findPlaceholders(value, path ? `${path}.${key}` : key)
  )
}
