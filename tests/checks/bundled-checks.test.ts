import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { listBuilt } from './dist.ts'

/** A bundler leaves out a call whose result nobody reads, `decodeURIComponent(text)` as well. */
test('a broken percent sign is found in the built code, too', () => {
  const dist = inject('dist')
  const scripts = listBuilt(dist).filter(file => file.endsWith('.js'))
  const texts = scripts.map(file => readFileSync(join(dist, file), 'utf8'))
  const isKept = (text: string) =>
    /try\{return decodeURIComponent\((\w+)\)\.length<=\1\.length\}catch/.test(text)
  expect(texts.filter(isKept).length).toBeGreaterThan(0)
})
