/** A place in an early template, filled with what the answer has at this path. */
export function placeOf(path: string): string {
  return `{{${path}}}`
}

/** A place for each field of an answer, under our names. */
export function placesOf<Name extends string>(wire: Record<Name, string>): Record<Name, string> {
  const places = Object.entries<string>(wire).map(([name, path]) => [name, placeOf(path)])
  return Object.fromEntries(places)
}
