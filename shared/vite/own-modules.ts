import type { Plugin } from 'vite'
import { isVendor } from './vendor.ts'

const mark = '?of='

/** The page that a module is of: `order`, `site-loan`; undefined for what all pages share. */
export function pageOfModule(id: string): string | undefined {
  const [, copied] = id.split(mark)
  const [, folder] = /\/pages\/(.+)\/main\.tsx?$/.exec(id) ?? []
  // Vite reads the kind of a file behind the last dot or slash.
  return copied ?? folder?.replace('/', '-')
}

export const withoutMark = (id: string): string => id.replace(/\?of=.*$/, '')

/** Gives each page a copy of all modules that it imports, but for the vendor file's; see `chunks.ts`. */
export function ownModulesPlugin(): Plugin {
  return {
    name: 'loan-own-modules',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const page = importer && pageOfModule(importer)
      if (!page) return null
      const from = withoutMark(importer)
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true })
      const isCopied =
        resolved && /\.(?:m?[jt]sx?|css)$/.test(resolved.id) && !isVendor(resolved.id)
      return isCopied ? { ...resolved, id: resolved.id + mark + page } : resolved
    }
  }
}
