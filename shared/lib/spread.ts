/** A pause with up to a third more or less, so that the phones that were refused together do not come back together. */
export function spread(milliseconds: number): number {
  return milliseconds * (2 / 3 + (Math.random() * 2) / 3)
}
