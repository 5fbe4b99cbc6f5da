/** Splits a code into groups of four, so that it can be read aloud and compared. */
export function groupCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}
