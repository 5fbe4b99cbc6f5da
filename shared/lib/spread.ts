/** A pause, longer by up to a third, so that the phones that were refused together do not come back together. */
export function spread(milliseconds: number): number {
  return milliseconds * (1 + Math.random() / 3)
}
