/** Reads hundredths: an integer or its digits, 15 at most, with an optional minus; no fraction, no exponent. */
export function parseMinor(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^-?\d{1,15}$/.test(text)) return undefined
  // `|| 0` turns a negative zero into zero.
  return Number(text) || 0
}
