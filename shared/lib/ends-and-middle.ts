export function endsAndMiddle<Item>(items: readonly Item[]): Item[] {
  const last = items.length - 1
  return items.filter((_, index) => index % last === 0 || index * 2 === last)
}
