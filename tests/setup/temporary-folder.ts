import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The path of an empty folder, removed with all that is in it when the test that asks for it has ended. */
export function temporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)))
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }))
  return folder
}
