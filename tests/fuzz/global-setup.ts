import type { TestProject } from 'vitest/node'
import { findHeadlessShell } from '../../shared/tools/find-chromium.ts'
import { serveBuilt } from '../browser/serve-built.ts'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const seed = Number(process.env.FUZZ_SEED) || Math.floor(Math.random() * 2 ** 31)
  console.log(`FUZZ_SEED=${seed} is this run.`)
  const { origin, close } = await serveBuilt('fuzz')
  project.provide('seed', seed)
  project.provide('origin', origin)
  project.provide('headlessShell', findHeadlessShell())
  return close
}
