/** Capitals, spaces and colons do not matter. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s:：]+/g, ' ')
    .trim()
}
