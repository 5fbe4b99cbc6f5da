/**
 * Splits a code into groups of four, so that it can be read aloud and compared; one with dashes
 * has its groups already.
 */
export function groupCode(code: string): string {
  return code.includes('-') ? code : code.replace(/(.{4})(?=.)/g, '$1 ')
}
