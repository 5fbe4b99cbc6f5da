/** Splits a code into groups of four; one with dashes has its groups already. */
export function groupCode(code: string): string {
  return code.includes('-') ? code : code.replace(/(.{4})(?=.)/g, '$1 ')
}
