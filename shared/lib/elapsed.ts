/** Milliseconds since a kept time. One in the future counts as never: the phone's clock was put right since. */
export function elapsed(since: number): number {
  const passed = Date.now() - since
  return passed < 0 ? Number.POSITIVE_INFINITY : passed
}

export const hasPassed = (moment: number): boolean => Date.now() >= moment

/** Whether something typed or shown is kept still. A clock put right by less than its life loses nothing. */
export function isWithin(savedAt: number, life: number): boolean {
  return Math.abs(Date.now() - savedAt) < life
}
