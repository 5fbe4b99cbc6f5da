/** `wanted-1`, or the next number from `number` on that is not taken. */
export function freeName(wanted: string, taken: readonly string[], number = 1): string {
  const name = `${wanted}-${number}`
  return taken.includes(name) ? freeName(wanted, taken, number + 1) : name
}
