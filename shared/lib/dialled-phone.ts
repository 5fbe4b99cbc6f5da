export function dialledPhone(shown: string): string {
  return shown.replace(/[^\d+]/g, '')
}
