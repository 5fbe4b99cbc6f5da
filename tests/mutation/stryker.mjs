import { fileURLToPath } from 'node:url'

/**
 * Mutation testing of what `shared/` calculates and decides: every module is in unless it is named
 * here, so that a new one is in by itself.
 */
export default {
  mutate: [
    'shared/**/*.ts',
    '!shared/**/*.d.ts',
    // Data: texts, tables of names and settings. A test of them would be their copy.
    '!shared/messages/**',
    '!shared/content/!(loan-rules).ts',
    '!shared/content/*/**',
    '!shared/config/brands/**',
    '!shared/api/wire.ts',
    '!shared/pages.ts',
    '!shared/vite/target.ts',
    // A glob takes nothing but literals.
    '!shared/vite/texts.ts',
    // These run inside Vite's build: `tests/checks` and the browser tests judge what it writes.
    '!shared/vite/{plugin,build-pages,page-document,own-modules,html,serve,prerender,inline-script,load-brand,load-templates}.ts',
    '!shared/vite/{built-parts,chunks,compile-hint,count-unreviewed,languages,page-files,pages-config,plain-imports}.ts',
    '!shared/vite/{pseudo-language,serve-languages,test-projects}.ts',
    '!shared/vite/deploy/{plugin,compress,served-headers,source-maps}.ts',
    // Commands, which `tests/slow/commands.test.ts` runs, and what only runs of tests load.
    '!shared/tools/{campaign,check-notices,draw-icons,find-chromium,make-paper-keys,templates,write-bridge-contract}.ts',
    '!shared/tools/brand/{ask,run}.ts',
    '!shared/tools/translations/{pages-by-messages,run}.ts',
    // Only a browser has these: a history, IndexedDB, a service worker.
    '!shared/bridge/browser-back.ts',
    '!shared/context/durable-text.ts',
    '!shared/ui/text-frame/**',
    // Before React: `pages.mjs` has it, beside the pages' stores.
    '!shared/island/**',
    // Components, and the stores of components: the pages' own tests open them.
    '!shared/ui/**',
    // The file of a PDF and its look: `make-pdf.test.ts` and the browser's tests read it back whole.
    '!shared/features/document/pdf/!(boxes).ts'
  ],
  testRunner: 'vitest',
  // The first run is of all tests in one thread, which keeps some of each document.
  testRunnerNodeArgs: ['--max-old-space-size=8192'],
  vitest: { configFile: 'tests/mutation/vitest.ts' },
  // Stryker knows the compiler's interface of TypeScript 5 only; nothing here is compiled by it.
  disableTypeChecks: false,
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  // A value made once when a module is loaded, as schemas are, would run all tests of its room for each mutant: a
  // quarter of them, and six sevenths of the time. The tables of calls and faults judge those.
  ignoreStatic: true,
  plugins: [
    '@stryker-mutator/vitest-runner',
    fileURLToPath(new URL('made-once.mjs', import.meta.url))
  ],
  ignorers: ['made-once'],
  // Tests mostly wait.
  concurrency: 6,
  timeoutMS: 5_000,
  // The first run takes more than Stryker's five minutes where two cores do other work, too.
  dryRunTimeoutMinutes: 20,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: 'test-results/mutation/report.html' },
  jsonReporter: { fileName: 'test-results/mutation/report.json' },
  tempDirName: 'test-results/mutation/work',
  ignorePatterns: ['/dist', '/deploy', '/test-results', '/.screenshots']
}
