import type { TestProject } from 'vitest/node'
import { serveBuilt } from '../browser/serve-built.ts'
import { preparePrograms } from './driver/packages.ts'
import { disarmPlugin } from './server/disarm.ts'
import { pixelPlugin } from './server/pixel.ts'
import { probePlugin } from './server/plugin.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the same pages stand with their controls taken out. */
    disarmed: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  preparePrograms()
  const real = await serveBuilt('engines', dist => [probePlugin(dist), pixelPlugin()])
  const disarmed = await serveBuilt('disarmed', dist => [probePlugin(dist), disarmPlugin()])
  project.provide('origin', real.origin)
  project.provide('disarmed', disarmed.origin)
  return async () => {
    await Promise.all([real.close(), disarmed.close()])
  }
}
