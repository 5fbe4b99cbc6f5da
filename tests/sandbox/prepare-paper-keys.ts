import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JWK } from 'jose'
import { createPaperKey } from '../../shared/tools/make-paper-keys.ts'

/** Holds the sandbox's private key, so that the servers of one process have the same. */
const variable = 'SANDBOX_PAPER_KEY'

/**
 * Makes the sandbox's key pair, once a process and before the pages are built: they are built with
 * its public half.
 */
export async function preparePaperKeys(): Promise<JWK> {
  const stored = process.env[variable]
  if (stored) return JSON.parse(stored)
  const { entry, secret } = await createPaperKey('sandbox')
  const folder = mkdtempSync(join(tmpdir(), 'paper-keys-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const file = join(folder, 'paper-keys.ts')
  writeFileSync(file, `export const paperKeys = ${JSON.stringify([entry])}\n`)
  process.env.PAPER_KEYS = file
  process.env[variable] = JSON.stringify(secret)
  return secret
}
