import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { deployFolder } from '../../shared/vite/deploy/plugin.ts'
import { readServedHeaders, type ServedHeaders } from '../../shared/vite/deploy/served-headers.ts'
import { assetHeaders, commonHeaders } from '../../shared/vite/headers.ts'

/** A file as a CDN would answer it. */
export interface ServedFile {
  body: Buffer
  headers: Record<string, string>
}

/** The files below the site root, by path: `/order.html`. */
export type SiteFiles = Map<string, ServedFile>

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json'
}

function compress(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

function toAnswer(extension: string, raw: Buffer, headers: Record<string, string>): ServedFile {
  const type = types[extension]
  const body = type ? compress(raw) : raw
  const entity: Record<string, string> = {
    'Content-Type': type ?? 'application/octet-stream',
    'Content-Length': String(body.length),
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
  }
  if (type) entity['Content-Encoding'] = 'br'
  return { body, headers: { ...headers, ...entity } }
}

/** The headers that a build of ours sends its html with; other sites have no such list. */
function htmlHeaders(folder: string): ServedHeaders['pages'] {
  return readServedHeaders(deployFolder(folder, '/'))?.pages ?? {}
}

/** A production build with the headers it is deployed with. */
export function readSite(folder: string): SiteFiles {
  const ofHtml = htmlHeaders(folder)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    files
      .filter(file => file.isFile())
      .map(file => {
        const full = join(file.parentPath, file.name)
        const path = full.slice(folder.length).replaceAll('\\', '/')
        const raw = readFileSync(full)
        const headers = path.endsWith('.html')
          ? { ...commonHeaders, 'Cache-Control': 'no-cache', ...ofHtml[path] }
          : assetHeaders(path)
        return [path, toAnswer(extname(path), raw, headers)]
      })
  )
}

/** A single html, without a content policy: a floor is as light as can be. */
export function toPage(html: string): ServedFile {
  return toAnswer('.html', Buffer.from(html), { ...commonHeaders, 'Cache-Control': 'no-cache' })
}
