export function groupCode(code: string): string {
  return code.includes('-') ? code : code.replace(/(.{4})(?=.)/g, '$1 ')
}
