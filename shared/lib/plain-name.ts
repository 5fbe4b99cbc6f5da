/** A name as it is compared with others: capitals, spaces and colons do not matter. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s:：]+/g, ' ')
    .trim()
}
