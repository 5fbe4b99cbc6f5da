import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { listBuilt } from '../checks/dist.ts'
import { tooNewInScript, tooNewInStyle } from './floor.ts'

const dist = inject('dist')
// The workbench and its editor run on developers' machines alone.
const isWorkbench = (file: string) => /^(?:assets\/)?(?:workbench|json-code)\b/.test(file)
const built = listBuilt(dist).filter(file => !isWorkbench(file))
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const inline = (file: string, element: string) =>
  [...read(file).matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => text
  )

describe('on Chrome 87 and iOS 15.4', () => {
  test.each(built.filter(file => file.endsWith('.js')))('%s runs', file => {
    expect(tooNewInScript(file, read(file))).toEqual([])
  })

  test.each(built.filter(file => file.endsWith('.css')))('%s is understood', file => {
    expect(tooNewInStyle(read(file))).toEqual([])
  })

  test.each(built.filter(file => file.endsWith('.html')))('what is inlined in %s works', file => {
    const [scripts, styles] = [inline(file, 'script'), inline(file, 'style')]
    expect([scripts.length, styles.length]).not.toContain(0)
    expect(scripts.flatMap(code => tooNewInScript('inline.js', code))).toEqual([])
    expect(styles.flatMap(tooNewInStyle)).toEqual([])
  })
})

describe('the check of the floor', () => {
  test.each([
    'class A { static {} }',
    'class A { #x; f(o) { return #x in o } }',
    'await a()',
    'if (a) { for await (const b of c) b() }',
    'import a from "./a.json" with { type: "json" }',
    'a?.(...b)',
    'a?.b(...c)',
    'const r = /(?<=a)b/',
    'const r = /a/d',
    '[1].at(-1)',
    'Object.hasOwn({}, "a")',
    'structuredClone({})',
    'AbortSignal.timeout(1)',
    '[].toSorted()',
    'crypto.randomUUID()'
  ])('finds %s', code => {
    expect(tooNewInScript('a.js', code)).toHaveLength(1)
  })

  test('lets pass what the floor knows', () => {
    const code =
      'const a = b?.c(d) ?? e(...f); a ||= 2n; x.replaceAll("a", "b"); /(?<n>a)/u; import("./b.js"); async () => await g'
    expect(tooNewInScript('a.js', code)).toEqual([])
  })

  test.each([
    ['a:has(b){color:red}', 1],
    ['@layer x{a{color:red}}', 1],
    ['a{height:100dvh}', 1],
    ['a{height:100vh;height:100dvh}', 0],
    ['a{max-height:9vh;height:100dvh}', 1]
  ])('judges %s', (css, found) => {
    expect(tooNewInStyle(css)).toHaveLength(found)
  })
})
