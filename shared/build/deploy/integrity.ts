import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tag = /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>/g

/** Says of each script that a page names what it must contain. `folder` is where `base` leads. */
export function addIntegrity(html: string, folder: string, base: string): string {
  return html.replace(tag, (element: string, address: string) => {
    if (!address.startsWith(base) || element.includes(' integrity=')) return element
    const source = readFileSync(join(folder, address.slice(base.length)))
    const hash = createHash('sha256').update(source).digest('base64')
    return element.replace(/ (src|href)=/, ` integrity="sha256-${hash}" $1=`)
  })
}
