/** A phone number as it is dialled: its digits, and the plus before them. */
export function dialledPhone(shown: string): string {
  return shown.replace(/[^\d+]/g, '')
}
