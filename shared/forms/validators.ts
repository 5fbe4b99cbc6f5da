/** Answers the message unless something was entered. */
export function filled(text: string, message: string): string | undefined {
  return text.trim() ? undefined : message
}

/** Answers the message unless at least that many characters were entered. */
export function longEnough(text: string, length: number, message: string): string | undefined {
  return Array.from(text.trim()).length >= length ? undefined : message
}
