/** Longer by up to a third: phones refused together do not come back together. */
export function spread(milliseconds: number): number {
  return milliseconds * (1 + Math.random() / 3)
}
