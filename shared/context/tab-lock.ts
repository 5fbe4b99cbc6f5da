/**
 * Does a task unless another tab is at it. Where there are no Web Locks (a page without https), a
 * lease tells: until when the other tab may still be waiting for its answer.
 */
export async function withTabLock<T>(
  name: string,
  leasedUntil: number,
  task: () => Promise<T>,
  refuse: () => T
): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return leasedUntil > Date.now() ? refuse() : task()
  return locks.request(`loan:${name}`, { ifAvailable: true }, lock => (lock ? task() : refuse()))
}
