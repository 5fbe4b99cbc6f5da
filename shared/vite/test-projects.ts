import type { TestProjectConfiguration } from 'vitest/config'
import { brandAlias } from './load-brand.ts'
import { pseudoLanguage, pseudoLanguagePlugin } from './pseudo-language.ts'

const pureTests = 'tests/shared/{config,content,lib,loan,messages,tools,vite}/**/*.test.{ts,tsx}'

/** A busy machine is slow, and no test waits longer than it has to. */
const patient = {
  testTimeout: 90_000,
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 120_000
}

const codeProjects = (folder: string): TestProjectConfiguration[] => [
  {
    extends: true,
    test: {
      // Functions without a page: no document for each file, and no world of its own.
      name: 'pure',
      pool: 'threads',
      isolate: false,
      testTimeout: 30_000,
      include: [pureTests],
      setupFiles: ['tests/setup/unit.ts']
    }
  },
  {
    extends: true,
    test: {
      name: 'unit',
      pool: 'threads',
      isolate: false,
      // Property tests of thousands of runs take long on a busy machine.
      testTimeout: 30_000,
      include: ['tests/{shared,pages}/**/*.test.{ts,tsx}'],
      exclude: [pureTests],
      setupFiles: ['tests/setup/world.ts', 'tests/setup/unit.ts']
    }
  },
  {
    extends: true,
    plugins: [pseudoLanguagePlugin()],
    resolve: { alias: brandAlias(folder, pseudoLanguage) },
    test: {
      name: 'pseudo',
      pool: 'threads',
      testTimeout: 30_000,
      environment: 'happy-dom',
      include: ['tests/pseudo/**/*.test.ts']
    }
  },
  {
    extends: true,
    test: {
      name: 'sandbox',
      pool: 'threads',
      // Each test makes a sandbox of its own; the contract, which takes longest to load, is the same for all files.
      isolate: false,
      testTimeout: 30_000,
      include: ['tests/sandbox/**/*.test.ts'],
      setupFiles: ['tests/setup/contract.ts']
    }
  }
]

/** The pages are built while other projects run; their own tests come after those. */
const served = {
  globalSetup: ['tests/browser/global-setup.ts'],
  setupFiles: ['tests/browser/await-build.ts'],
  sequence: { groupOrder: 1 }
}

const servedProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'built',
      // They only read the sources and the build.
      pool: 'threads',
      isolate: false,
      include: ['tests/checks/**/*.test.ts'],
      ...served,
      testTimeout: 30_000,
      hookTimeout: 240_000
    }
  },
  {
    extends: true,
    test: {
      // They build for the CDN and for a second brand, start three servers and run each command, which few changes
      // of the code concern.
      name: 'published',
      include: ['tests/published/**/*.test.ts'],
      ...served,
      testTimeout: 30_000,
      hookTimeout: 240_000
    }
  },
  {
    extends: true,
    test: {
      name: 'browser',
      include: ['tests/browser/**/*.test.ts'],
      ...served,
      ...patient
    }
  },
  {
    extends: true,
    test: {
      // The ways that a borrower's money goes: what a change must pass before it lands.
      name: 'journeys',
      include: ['tests/browser/{landing,order,confirm,repay,payments}.test.ts'],
      ...served,
      ...patient
    }
  },
  {
    extends: true,
    test: {
      // These take minutes, or are about the pages of developers and marketers.
      name: 'slow',
      include: ['tests/slow/**/*.test.ts'],
      ...served,
      testTimeout: 30_000,
      hookTimeout: 120_000
    }
  }
]

const longProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'engines',
      include: ['tests/engines/**/*.test.ts'],
      // Checks are seen to fail in Chromium, and WebKit knows no forced colours.
      exclude:
        process.env.ENGINES === 'webkit'
          ? ['tests/engines/{controls,controls-use,forced-colours}.test.ts']
          : [],
      globalSetup: ['tests/engines/global-setup.ts'],
      // Waiting for a free tab counts; what happens in it has limits of its own.
      testTimeout: 1_800_000,
      hookTimeout: 120_000,
      // So that no engine waits for the tabs of a slower one.
      maxConcurrency: 600,
      fileParallelism: false
    }
  },
  {
    extends: true,
    test: {
      name: 'pictures',
      include: ['tests/pictures/*.test.ts'],
      globalSetup: ['tests/pictures/global-setup.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000
    }
  },
  {
    extends: true,
    test: {
      name: 'lighthouse',
      include: ['tests/lighthouse/*.test.ts'],
      ...served,
      testTimeout: 120_000,
      hookTimeout: 120_000
    }
  },
  {
    extends: true,
    test: {
      name: 'fuzz',
      environment: 'happy-dom',
      include: ['tests/fuzz/**/*.test.{ts,tsx}'],
      globalSetup: ['tests/fuzz/global-setup.ts'],
      testTimeout: 300_000,
      hookTimeout: 120_000
    }
  }
]

/** The suites, by what they need: `tests/README.md` tells which command runs which. */
export const testProjects = (folder: string) => [
  ...codeProjects(folder),
  ...servedProjects,
  ...longProjects
]
