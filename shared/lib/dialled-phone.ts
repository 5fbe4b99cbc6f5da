export function dialledPhone(text: string): string {
  return text.replace(/[^\d+]/g, '')
}
