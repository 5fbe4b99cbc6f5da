import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { Language, Parser } from 'web-tree-sitter'
import { brand as indian } from '../../shared/config/brands/in/brand.ts'
import { brand as philippine } from '../../shared/config/brands/ph/brand.ts'
import { bridgeWire } from '../../shared/config/bridge-wire.ts'
import { readSource } from './sources.ts'

const { resolve } = createRequire(import.meta.url)

const samples = [
  ['kotlin', 'shared/bridge/native/loan-activity.kt'],
  ['swift', 'shared/bridge/native/loan-view-controller.swift']
] as const

async function createParser(language: string) {
  await Parser.init()
  const parser = new Parser()
  const grammar = resolve(`tree-sitter-wasms/out/tree-sitter-${language}.wasm`)
  parser.setLanguage(await Language.load(grammar))
  return parser
}

// One grammar is loaded once: a second load takes thirty times as long as the first.
test.each(samples)(
  'the %s sample can be parsed, and with a mistake it cannot',
  async (language, file) => {
    const parser = await createParser(language)
    const source = readSource(file)
    expect(parser.parse(source)?.rootNode.hasError).toBe(false)
    expect(parser.parse(source.replace('goBack()', 'goBack('))?.rootNode.hasError).toBe(true)
  }
)

test.each(samples)('the %s sample handles every action of the bridge', (_language, file) => {
  const source = readSource(file)
  for (const action of Object.keys(bridgeWire.actions)) expect(source).toContain(`"${action}"`)
})

test.each(samples)('the %s sample opens the wallets of both markets', (_language, file) => {
  const source = readSource(file)
  const schemes = [...philippine.payApps, ...indian.payApps].map(scheme => `"${scheme}"`)
  expect(source).toMatch(
    new RegExp(`${schemes.join(', ')}(?: ->|:) .*(?:openOutside|open)\\(ur[il]\\)`)
  )
})
