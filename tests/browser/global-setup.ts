import type { TestProject } from 'vitest/node'
import { findChromium } from './find-chromium.ts'
import { serveBuilt } from './serve-built.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    dist: string
    chromium: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dist, close } = await serveBuilt('dist')
  project.provide('origin', origin)
  project.provide('dist', dist)
  project.provide('chromium', findChromium())
  return close
}
