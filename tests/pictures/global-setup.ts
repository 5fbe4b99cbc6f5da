import type { TestProject } from 'vitest/node'
import { findHeadlessShell } from '../../shared/tools/find-chromium.ts'
import { serveBuilt } from '../browser/serve-built.ts'
import { pictureTime } from './clock.ts'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, close } = await serveBuilt('pictures', () => [], { now: () => pictureTime })
  project.provide('origin', origin)
  project.provide('headlessShell', findHeadlessShell())
  return close
}
