import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesIn } from './site.ts'

/** Takes source maps out of what is published: operators find a reported line with them. */
export function moveSourceMaps(folder: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const file of filesIn(folder).filter(name => name.endsWith('.map'))) {
    cpSync(join(folder, file), join(to, basename(file)))
    rmSync(join(folder, file))
  }
}
