import type { TestProject } from 'vitest/node'
import { findChromium, findHeadlessShell } from '../../shared/vite/find-chromium.ts'
import { serveBuilt } from './serve-built.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    dist: string
    chromium: string
    headlessShell: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dist, close } = await serveBuilt('built')
  project.provide('origin', origin)
  project.provide('dist', dist)
  project.provide('chromium', findChromium())
  project.provide('headlessShell', findHeadlessShell())
  return close
}
