/**
 * A place in an early template, filled with what the answer has at this path in its data. A path
 * that starts with a dot is one of the answer itself.
 */
export function placeOf(path: string): string {
  return `{{${path}}}`
}

/** A place that may stay empty: then the paragraph or entry around it is left out. */
export function optionalPlaceOf(path: string): string {
  return `{{${path}?}}`
}

/** A place that shows nothing: what is there has to look like this, or the page is React's. */
export function neededPlaceOf(path: string, pattern: string): string {
  return `{{${path}~${pattern}}}`
}

/** A place for each field of an answer, under our names. */
export function placesOf<Name extends string>(wire: Record<Name, string>): Record<Name, string> {
  const places = Object.entries<string>(wire).map(([name, path]) => [name, placeOf(path)])
  return Object.fromEntries(places)
}

/** A row that stands for each entry of a list, or for the first ones. */
export function rowOf(list: string, most: number | '' = ''): { text: string; value: string } {
  const entry = `${list}[${most}]`
  return { text: placeOf(`${entry}.text`), value: placeOf(`${entry}.value`) }
}
