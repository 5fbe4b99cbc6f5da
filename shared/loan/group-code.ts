export function groupCode(code: string): string {
  return code.includes('-') ? code : code.replace(/(.{4})(?=..)/g, '$1 ')
}

/** Within a sentence its groups stay on one line. */
export const groupCodeIn = (text: string, code: string): string =>
  text.replaceAll(code, () => groupCode(code).replaceAll(' ', '\u00a0'))
