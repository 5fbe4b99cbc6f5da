/** Whether each percent sign in it is part of a character. */
export function isDecodable(text: string): boolean {
  try {
    // A bundler leaves out a call whose result nobody reads, and with it the error.
    return decodeURIComponent(text).length <= text.length
  } catch {
    return false
  }
}
