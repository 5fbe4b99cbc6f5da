import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'
import { withoutMark } from './own-modules.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

export interface PageFiles {
  entry: string | undefined
  /** The files that the entry imports, however deep. */
  imports: string[]
}

function importedChunks(chunk: Chunk, bundle: Bundle, seen = new Set<string>()): Chunk[] {
  return chunk.imports.flatMap(file => {
    const imported = bundle[file]
    if (imported?.type !== 'chunk' || seen.has(file)) return []
    seen.add(file)
    return [...importedChunks(imported, bundle, seen), imported]
  })
}

const isOfPage = ({ moduleIds }: Chunk) => moduleIds.some(id => /\/main\.tsx?$/.test(id))

/** The files of a page. Ask while Vite writes its html: later the script that imports them is gone. */
export function filesOfPage(html: Chunk, bundle: Bundle): PageFiles {
  const imported = importedChunks(html, bundle)
  return {
    entry: imported.find(isOfPage)?.fileName,
    imports: imported.map(each => each.fileName)
  }
}

export function keepScriptsOf(pages: readonly PageFiles[], bundle: Bundle): void {
  const names = new Set<string>()
  const keep = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || names.has(file)) return
    names.add(file)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) keep(next)
  }
  for (const { entry } of pages) if (entry) keep(entry)
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type === 'chunk' && !names.has(file)) delete bundle[file]
  }
}

export function filesOfModule(module: string, bundle: Bundle): string[] {
  const chunk = Object.values(bundle).find(
    each => each.type === 'chunk' && each.moduleIds.some(id => withoutMark(id).endsWith(module))
  )
  if (chunk?.type !== 'chunk') throw new Error(`No chunk has ${module}`)
  return [chunk.fileName, ...chunk.imports]
}

/** The name that a browser has to find in a script: `sha256-…`. */
export function integrityOf(file: string, bundle: Bundle): string {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk') throw new Error(`No script ${file}`)
  return `sha256-${createHash('sha256').update(chunk.code).digest('base64')}`
}
