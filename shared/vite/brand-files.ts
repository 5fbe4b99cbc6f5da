import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { brandColors } from '../config/brand-colors.ts'
import type { LoadedBrand } from './loaded-brand.ts'

const drawings = fileURLToPath(new URL('../features/landing/drawings', import.meta.url))

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp'
}

const filesOf = (folder: string, place: string) =>
  existsSync(folder)
    ? readdirSync(folder).map(file => [`${place}/${file}`, join(folder, file)] as const)
    : []

/** The brand's own icons and pictures by their place on the site; they replace shared drawings. */
export function brandFiles(brandFolder: string): Map<string, string> {
  return new Map([
    ...filesOf(drawings, 'landing'),
    ...filesOf(join(brandFolder, 'landing'), 'landing'),
    ...filesOf(join(brandFolder, 'icons'), 'icons')
  ])
}

/** A file as it is sent; a drawing that names tokens has the brand's colours in their place. */
export function readBrandFile(path: string, { brand }: Pick<LoadedBrand, 'brand'>): Uint8Array {
  const source = readFileSync(path)
  if (extname(path) !== '.svg') return source
  const colors: Readonly<Record<string, string>> = brandColors(brand)
  const tinted = source.toString().replace(/var\(--([\w-]+)\)/g, (_, name) => {
    const color = colors[name]
    if (!color) throw new Error(`${path} names --${name}, which no brand has`)
    return color
  })
  return Buffer.from(tinted)
}

export function brandFilesPlugin(chosen: LoadedBrand): Plugin {
  const files = brandFiles(chosen.folder)
  return {
    name: 'loan-brand-files',
    configureServer(server) {
      const { base } = server.config
      server.middlewares.use((request, response, next) => {
        const address = request.url?.split('?')[0] ?? ''
        const path = address.startsWith(base) && files.get(address.slice(base.length))
        if (!path) return next()
        response.setHeader('Content-Type', types[extname(path)] ?? '')
        response.end(readBrandFile(path, chosen))
      })
    },
    generateBundle() {
      for (const [fileName, path] of files) {
        this.emitFile({ type: 'asset', fileName, source: readBrandFile(path, chosen) })
      }
    }
  }
}
