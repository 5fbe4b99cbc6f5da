/** What stands behind the address's `#`. No browser sends it anywhere. */
export function fragment(): string {
  return location.hash.slice(1)
}
