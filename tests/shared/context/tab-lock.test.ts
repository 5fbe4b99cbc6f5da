// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { withTabLock } from '../../../shared/context/tab-lock.ts'

afterEach(() => vi.unstubAllGlobals())

const run = (name: string, isLeased = false) =>
  withTabLock(
    name,
    isLeased,
    async () => 'done',
    () => 'left alone'
  )

/** A browser in which another tab holds one lock. Without `ifAvailable` it would be waited for. */
function browserWith(held: string) {
  const request = async (
    name: string,
    options: { ifAvailable?: boolean },
    task: (lock: object | null) => unknown
  ) => (name === held ? options.ifAvailable && task(null) : task({ name }))
  vi.stubGlobal('navigator', { locks: { request } })
}

describe('a task of one tab at a time', () => {
  test('is done by the tab that has its lock, and left alone by the others', async () => {
    browserWith('loan:pay')
    expect(await run('pay')).toBe('left alone')
    expect(await run('rate')).toBe('done')
  })

  test('asks the lock alone where there are locks: a lease may be of a page that is gone', async () => {
    browserWith('loan:pay')
    expect(await run('rate', true)).toBe('done')
  })

  test('goes by the lease where there are no locks', async () => {
    vi.stubGlobal('navigator', {})
    expect(await run('pay', true)).toBe('left alone')
    expect(await run('pay')).toBe('done')
  })
})
