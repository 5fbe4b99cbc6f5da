import type { Rolldown } from 'vite'

const vendor =
  /\/(?:node_modules\/(?:preact|react|react-dom|scheduler|nanostores|@nanostores|qs|es-define-property)\/|shared\/lib\/(?:preact\.ts|[\w-]+\.cts))|^\0rolldown\/runtime/

export const isVendor = (id: string): boolean => vendor.test(id)

/** React, the stores and the query's parser: all CommonJS is in one file, its helpers too. */
export const vendorGroup: Rolldown.CodeSplittingGroup = {
  name: 'vendor',
  test: vendor,
  priority: 1
}
