import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from './site.ts'

/** Edited beside the pages: a server would go on sending what it was when it was compressed. */
const edited = 'notices.json'

const text = /\.(?:html|js|css|svg|json|txt|xml|ttf)$/

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(source, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
    }),
    promisify(gzip)(source, { level: 9 })
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}

/** Puts a `.br` and a `.gz` beside every file of text, and each font, at the best level: it is done once. */
export async function compressFiles(folder: string): Promise<void> {
  const files = filesIn(folder).filter(file => text.test(file) && !file.endsWith(edited))
  await Promise.all(files.map(file => compressFile(join(folder, file))))
}
