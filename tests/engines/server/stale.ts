import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Stale, VisitRecord } from './visits.ts'

/** Where html that was kept from before a deploy looks for its files. */
export const gone = '/probe/gone/'

const asset = /"\/assets\/([\w.-]+)"/g

/** The html as it was before a deploy: its files have addresses of their own. */
export function makeStale(html: string, which: Stale, id: string, visit: VisitRecord): string {
  visit.keptFiles = which === 'entry' ? [] : [...html.matchAll(asset)].map(([, file = '']) => file)
  return html.replace(asset, (_, file) => `"${gone}${id}/${file}"`)
}

/** Answers for such a file: 404, unless it is one that was kept. */
export async function sendStale(
  response: ServerResponse,
  file: string,
  visit: VisitRecord,
  dist: string
) {
  const body = visit.keptFiles.includes(file) && (await readFile(join(dist, 'assets', file)))
  response.writeHead(body ? 200 : 404, { 'Content-Type': 'text/javascript' })
  response.end(body || undefined)
}
