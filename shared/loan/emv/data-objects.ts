export type DataObjects = ReadonlyMap<string, string>

const head = /^\d{4}$/

// EMV QRCPS, Merchant-Presented Mode 1.1, clause 3. Readers differ in which of two ids they take.
/** Undefined for an incomplete template, an empty object, or an id that comes twice. */
export function readDataObjects(text: string): DataObjects | undefined {
  const objects = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    if (!head.test(text.slice(at, at + 4))) return undefined
    const id = text.slice(at, at + 2)
    const length = Number(text.slice(at + 2, at + 4))
    const value = text.slice(at + 4, at + 4 + length)
    if (length === 0 || value.length !== length || objects.has(id)) return undefined
    objects.set(id, value)
    at += 4 + length
  }
  return objects
}
