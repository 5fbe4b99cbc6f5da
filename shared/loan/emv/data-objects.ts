/** The data objects of a template by their IDs, in the order in which they stand. */
export type DataObjects = ReadonlyMap<string, string>

const head = /^\d{4}$/

/**
 * Takes a template apart: an ID of two digits, a length of two digits, that many characters, and
 * again (EMV QRCPS, Merchant-Presented Mode 1.1, clause 3 'QR Code Payload'). Undefined where
 * anything is left over or missing, an object is empty, or an ID comes twice: readers differ in
 * which of two they take, so a wallet might pay what we have not looked at.
 */
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
