import { afterAll, inject } from 'vitest'
import type { EngineName, Settings } from './driver/driver.ts'
import { createPools } from './pool.ts'
import { startVisit, type Visit } from './visit.ts'

type Build = 'origin' | 'disarmed'

/** To be called once in each file: answers how its tests visit a page in an engine. */
export function createVisitor(settings: Settings = {}, tabs?: Record<EngineName, number>) {
  const pools = createPools(settings, tabs)
  afterAll(() => pools.close())
  return <Result>(
    engine: EngineName,
    work: (visit: Visit) => Promise<Result>,
    build: Build = 'origin'
  ): Promise<Result> =>
    pools.use(engine, async tab => {
      const visit = startVisit(tab, inject(build))
      try {
        return await work(visit)
      } finally {
        // A held answer would keep one of the browser's six connections.
        await visit.release()
        await visit.leave()
      }
    })
}
