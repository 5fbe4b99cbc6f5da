import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { Language, Parser } from 'web-tree-sitter'
import { bridgeWire } from '../../shared/config/bridge-wire.ts'
import { readSource } from './sources.ts'

const { resolve } = createRequire(import.meta.url)

const samples = [
  ['kotlin', 'shared/bridge/native/loan-activity.kt'],
  ['swift', 'shared/bridge/native/loan-view-controller.swift']
] as const

async function parse(language: string, source: string) {
  await Parser.init()
  const parser = new Parser()
  const grammar = resolve(`tree-sitter-wasms/out/tree-sitter-${language}.wasm`)
  parser.setLanguage(await Language.load(grammar))
  const tree = parser.parse(source)
  if (!tree) throw new Error(`The ${language} parser was cancelled`)
  return tree.rootNode
}

test.each(samples)('the %s sample can be parsed', async (language, file) => {
  expect((await parse(language, readSource(file))).hasError).toBe(false)
})

test.each(samples)('a %s sample with a mistake cannot', async (language, file) => {
  const spoilt = readSource(file).replace('goBack()', 'goBack(')
  expect((await parse(language, spoilt)).hasError).toBe(true)
})

test.each(samples)('the %s sample handles every action of the bridge', (_language, file) => {
  const source = readSource(file)
  for (const action of Object.keys(bridgeWire.actions)) expect(source).toContain(`"${action}"`)
})
