import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import * as source from '../../shared/context/query.ts'
import { leanQsPlugin } from '../../shared/vite/lean-qs.ts'

const pathTo = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
let built: typeof source

/** Reading queries as it is built, with the stand-ins for what qs brings along. */
beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [leanQsPlugin()],
    resolve: { alias: { 'side-channel': pathTo('shared/lib/side-channel.cts') } },
    build: { write: false, lib: { entry: pathTo('shared/context/query.ts'), formats: ['es'] } }
  })
  const [{ output: chunks }] = output as unknown as [Rolldown.RolldownOutput]
  const file = join(await mkdtemp(join(tmpdir(), 'query-')), 'query.mjs')
  await writeFile(file, chunks[0].code)
  expect(chunks[0].code).not.toContain('hexTable')
  built = await import(pathToFileURL(file).href)
})

const pieces = fc.constantFrom(
  ...[
    '&',
    '=',
    '[',
    ']',
    '.',
    '%',
    '+',
    '?',
    ';',
    ',',
    '%00',
    '%E0%A4%A',
    '%FF',
    '%5B',
    '%E2%82%B1'
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'productId',
    'a',
    'b',
    '0',
    '1',
    '\u0000'
  ]
)
const query = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map(all => all.join('')),
  fc.string({ maxLength: 100 }),
  fc.string({ unit: 'binary', maxLength: 50 })
)

describe('qs with its stand-ins', () => {
  test('reads hostile queries as qs does', () => {
    fc.assert(
      // qs makes a list of a name that is repeated with empty brackets, which we would drop.
      fc.property(
        query.filter(text => !/(?:\[|%5B)(?:\]|%5D)/i.test(text)),
        text => {
          expect(Object.entries(built.parseQuery(text))).toEqual(
            Object.entries(source.parseQuery(text))
          )
        }
      ),
      { numRuns: 5000 }
    )
  })

  test('takes the last of a name that is repeated with empty brackets', () => {
    expect({ ...built.parseQuery('a[]=1&a[]=2&b=3') }).toEqual({ 'a[]': '2', b: '3' })
  })

  test('gives no access to a prototype', () => {
    const parsed = built.parseQuery('__proto__=1&__proto__[x]=2&constructor=3')
    expect(Object.getPrototypeOf(parsed)).toBeNull()
    expect('x' in {}).toBe(false)
  })
})
