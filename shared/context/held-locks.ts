/** The names of the locks that pages hold, undefined where there are no Web Locks. */
export async function heldLocks(): Promise<(string | undefined)[] | undefined> {
  const { locks } = navigator as { locks?: LockManager }
  const state = await locks?.query().catch(() => undefined)
  return state?.held?.map(({ name }) => name)
}
