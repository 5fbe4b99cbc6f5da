/** The part of the address behind `#`. No browser sends it anywhere. */
export function fragment(): string {
  return location.hash.slice(1)
}

export function setFragment(text: string): void {
  location.hash = text
}
