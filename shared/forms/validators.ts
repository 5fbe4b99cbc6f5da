export function filled(text: string, message: string): string | undefined {
  return text.trim() ? undefined : message
}

export function longEnough(text: string, length: number, message: string): string | undefined {
  return Array.from(text.trim()).length >= length ? undefined : message
}
