/** Unless another tab does it; without Web Locks (no https) by a lease. */
export async function withTabLock<T>(
  name: string,
  isLeased: boolean,
  task: () => Promise<T>,
  refuse: () => T
): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return isLeased ? refuse() : task()
  return locks.request(`loan:${name}`, { ifAvailable: true }, lock => (lock ? task() : refuse()))
}
