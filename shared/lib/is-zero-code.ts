/** Success is the number 0 or a string of zeros: `'0.9'`, `'0x1'`, `[0]` and nothing are failures. */
export function isZeroCode(code: unknown): boolean {
  return code === 0 || (typeof code === 'string' && /^0+$/.test(code))
}
