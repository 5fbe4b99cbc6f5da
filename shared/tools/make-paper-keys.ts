import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import type { PaperKey } from '../config/paper-key.ts'

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

/** The repository may never have a private key. */
function isInside(folder: string): boolean {
  const path = relative(process.cwd(), resolve(folder))
  return path === '' || !(path.startsWith('..') || path.startsWith('/'))
}

/** A pair for ES256 (RFC 7518): one signs papers, the brand's entry checks them. */
export async function createPaperKey(brand: string, signsFor = 730) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = `${brand}-${days(0).slice(0, 7)}-${randomBytes(3).toString('hex')}`
  const { x = '', y = '' } = jwk
  const entry: PaperKey = { kid, x, y, from: days(0), until: days(signsFor) }
  return { entry, secret: { ...jwk, kid, alg: 'ES256', use: 'sig' } }
}

/** `npm run paper-keys -- <folder>`: writes the private key there, prints the public one. */
export async function run([folder = '']: string[]): Promise<void> {
  if (!folder || isInside(folder)) {
    throw new Error('Name a folder outside the repository: npm run paper-keys -- ~/secrets')
  }
  const { entry, secret } = await createPaperKey(process.env.BRAND || 'ph')
  const file = join(resolve(folder), `${entry.kid}.private.json`)
  await mkdir(resolve(folder), { recursive: true })
  await writeFile(file, `${JSON.stringify(secret, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  console.log(`The private key, for your backend alone: ${file}\n`)
  console.log("Add this to `paperKeys` in the brand's paper-keys.ts, and build:\n")
  console.log(JSON.stringify(entry, null, 2))
}
