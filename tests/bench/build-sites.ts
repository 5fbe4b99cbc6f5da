import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { runtimeAlias } from '../../shared/vite/runtime.ts'
import { scriptTarget } from '../../shared/vite/target.ts'
import { vendorGroup } from '../../shared/vite/vendor.ts'

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const results = pathTo('../../test-results/bench')

/** Builds the pages as they are deployed. Answers their folder. */
export async function buildPages(runtime: string, brand: string): Promise<string> {
  const outDir = `${results}/${brand}-${runtime}`
  process.env.NODE_ENV = 'production'
  process.env.RUNTIME = runtime
  process.env.BRAND = brand
  const configFile = pathTo('../../vite.config.ts')
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  return outDir
}

/**
 * Builds `empty.html` the same way: a prerendered island with one paragraph, to see what a page
 * adds to the time that the runtime alone keeps the phone busy.
 */
export async function buildEmptyPage(runtime: string): Promise<string> {
  const outDir = `${results}/${runtime}-empty`
  const root = pathTo('empty')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: runtimeAlias(runtime) },
    build: {
      outDir,
      emptyOutDir: true,
      target: scriptTarget,
      modulePreload: false,
      rolldownOptions: {
        input: `${root}/empty.html`,
        output: { codeSplitting: { groups: [vendorGroup] } }
      }
    }
  })
  return outDir
}
