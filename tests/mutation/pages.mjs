import shared from './stryker.mjs'

/** Mutation testing of the pages' stores, and of what happens before React. */
export default {
  ...shared,
  mutate: [
    'pages/**/*.ts',
    // Data, and the three lines that start a page.
    '!pages/**/main.ts',
    // Only a browser has these: canvases, another app, a dialog.
    '!pages/bridge-check/{draw-sample,check-surroundings,read-photo,page-events}.ts',
    '!pages/templates/{download,looks,picture-data,shrink-picture,template-files}.ts',
    '!pages/repay-guide/**',
    '!pages/site/**',
    '!pages/test-preview/**',
    '!pages/verify/**',
    // Browser tests judge what only looks at the workbench's own tab.
    '!pages/workbench/{address,phone,keys}.ts',
    '!pages/workbench/panel/**',
    'shared/island/**/*.ts',
    // Inlined scripts that run when they are imported: browser tests judge them.
    '!shared/island/{boot*,keep-app-calls,language,lost-twin,show-variant,watch-entry}.ts'
  ],
  htmlReporter: { fileName: 'test-results/mutation/pages.html' },
  jsonReporter: { fileName: 'test-results/mutation/pages.json' }
}
