import { availableParallelism } from 'node:os'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { brandAlias } from './load-brand.ts'
import { pseudoLanguage, pseudoLanguagePlugin } from './pseudo-language.ts'

type Test = NonNullable<TestProjectInlineConfiguration['test']>

const project = (
  name: string,
  include: string,
  test: Test,
  more: Omit<TestProjectInlineConfiguration, 'extends' | 'test'> = {}
): TestProjectInlineConfiguration => ({
  ...more,
  extends: true,
  test: { name, include: [include], testTimeout: 30_000, ...test }
})

const pureTests = 'tests/shared/{config,content,lib,loan,messages,tools,vite}/**/*.test.{ts,tsx}'

/** Functions without a page: no document for each file, and no world of its own. */
const oneWorld: Test = { pool: 'threads', isolate: false }

const codeProjects = (folder: string) => [
  project('pure', pureTests, { ...oneWorld, setupFiles: ['tests/setup/unit.ts'] }),
  // Property tests of thousands of runs take long on a busy machine.
  project('unit', 'tests/{shared,pages}/**/*.test.{ts,tsx}', {
    ...oneWorld,
    exclude: [pureTests],
    setupFiles: ['tests/setup/world.ts', 'tests/setup/unit.ts']
  }),
  project(
    'pseudo',
    'tests/pseudo/**/*.test.ts',
    { pool: 'threads', environment: 'happy-dom' },
    { plugins: [pseudoLanguagePlugin()], resolve: { alias: brandAlias(folder, pseudoLanguage) } }
  ),
  // Each test makes a sandbox of its own; the contract, which takes longest to load, is the same for all files.
  project('sandbox', 'tests/sandbox/**/*.test.ts', {
    ...oneWorld,
    setupFiles: ['tests/setup/contract.ts']
  })
]

const longHooks: Test = { hookTimeout: 120_000 }

/** The pages are built while other projects run; their own tests come after those. */
const served: Test = {
  ...longHooks,
  globalSetup: ['tests/browser/global-setup.ts'],
  setupFiles: ['tests/browser/await-build.ts'],
  sequence: { groupOrder: 1 }
}

/** A busy machine is slow, and no test waits longer than it has to. */
const inBrowser: Test = {
  ...served,
  testTimeout: 90_000,
  expect: { poll: { timeout: 20_000 } }
}

const tapTests = 'tests/slow/taps.test.ts'

const servedProjects = [
  project('built', 'tests/checks/**/*.test.ts', { ...served, ...oneWorld, hookTimeout: 240_000 }),
  // They build for the CDN and for a second brand, and start three servers.
  project('published', 'tests/published/**/*.test.ts', { ...served, hookTimeout: 240_000 }),
  project('browser', 'tests/browser/**/*.test.ts', inBrowser),
  // The ways that a borrower's money goes: what a change must pass before it lands.
  project('journeys', 'tests/browser/{confirm,repay,payments}.test.ts', inBrowser),
  // These take minutes, or are about the commands and pages of developers and marketers.
  project('slow', 'tests/slow/**/*.test.ts', {
    ...served,
    hookTimeout: 240_000,
    exclude: [tapTests]
  }),
  // After all others: a long frame is kept waiting by a busy machine more often than a short one.
  project('taps', tapTests, { ...served, sequence: { groupOrder: 2 } })
]

const longProjects = [
  project('engines', 'tests/engines/**/*.test.ts', {
    ...longHooks,
    // Checks are seen to fail in Chromium, and WebKit knows no forced colours.
    exclude:
      process.env.ENGINES === 'webkit'
        ? ['tests/engines/{controls,controls-use,forced-colours}.test.ts']
        : [],
    globalSetup: ['tests/engines/global-setup.ts'],
    // Waiting for a free tab counts; what happens in it has limits of its own.
    testTimeout: 1_800_000,
    // So that no engine waits for the tabs of a slower one.
    maxConcurrency: 600,
    fileParallelism: false
  }),
  project('pictures', 'tests/pictures/*.test.ts', {
    ...longHooks,
    globalSetup: ['tests/pictures/global-setup.ts'],
    testTimeout: 60_000
  }),
  project('lighthouse', 'tests/lighthouse/*.test.ts', { ...served, testTimeout: 120_000 }),
  project('fuzz', 'tests/fuzz/**/*.test.{ts,tsx}', {
    ...longHooks,
    environment: 'happy-dom',
    globalSetup: ['tests/fuzz/global-setup.ts'],
    testTimeout: 900_000,
    // These never wait: more workers than cores make each test slower, and none of them earlier.
    maxWorkers: availableParallelism(),
    sequence: { groupOrder: 3 }
  })
]

/** The suites, by what they need: `tests/README.md` tells which command runs which. */
export const testProjects = (folder: string) => [
  ...codeProjects(folder),
  ...servedProjects,
  ...longProjects
]
