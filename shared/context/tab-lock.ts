/** Does a task unless another tab does; without Web Locks (no https) a lease tells how long that may last. */
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
