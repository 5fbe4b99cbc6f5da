import type { TestProject } from 'vitest/node'
import { findChromium, findHeadlessShell } from '../../shared/tools/find-chromium.ts'
import { type BuiltServer, serveOnceBuilt } from './serve-built.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    dist: string
    chromium: string
    headlessShell: string
  }
}

/** Shared by all projects of a run, since each loads this file for itself. */
const shared = globalThis as { builtServer?: Promise<BuiltServer> }

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.builtServer ??= serveOnceBuilt('built')
  const { origin, dist, close } = await shared.builtServer
  project.provide('origin', origin)
  project.provide('dist', dist)
  project.provide('chromium', findChromium())
  project.provide('headlessShell', findHeadlessShell())
  return close
}
