import { expect, test } from 'vitest'
import { listFiles, readSource } from './sources.ts'

const files = listFiles('pages', 'shared', 'tests', 'public')
const sources = files.filter(file => /\.(?:tsx?|cts|mjs)$/.test(file))

test('files and folders have kebab-case names', () => {
  const checked = files.filter(file => !file.endsWith('/README.md'))
  const parts = checked.flatMap(file => file.split('/').map(part => [part, file] as const))
  const odd = parts.filter(([part]) => !/^_?[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(part))
  expect([...new Set(odd.map(([, file]) => file))]).toEqual([])
})

test('stores, and nothing else, begin with a $', () => {
  const declaration =
    /\b(?:const|let)\s+(\$?)([\w$]+)(?::[^=]+)?\s*=\s*(?:atom|computed|map)\b[(<]/g
  const stores = sources.flatMap(file =>
    [...readSource(file).matchAll(declaration)].map(([, sign, name]) => ({ file, sign, name }))
  )
  expect(stores.length).toBeGreaterThan(10)
  expect(stores.filter(({ sign }) => sign !== '$')).toEqual([])
})

test('an exported type has a name that no other file declares', () => {
  const declaration = /^(export )?(?:declare )?(?:interface|type|class|enum) (\w+)/gm
  const types = sources.flatMap(file =>
    [...readSource(file).matchAll(declaration)].map(([, sign, name]) => ({ file, sign, name }))
  )
  const exported = types.filter(({ sign }) => sign)
  expect(exported.length).toBeGreaterThan(300)
  const doubled = exported.flatMap(({ file, name }) =>
    types
      .filter(other => other.name === name && other.file !== file)
      .map(other => `${name} stands in ${file} and in ${other.file}`)
  )
  expect(doubled).toEqual([])
})

test('functions do not begin with a $', () => {
  const odd = sources.filter(file => /\bfunction\s+\$/.test(readSource(file)))
  expect(odd).toEqual([])
})

test('no file reaches around the linter to the address, the network or the storage', () => {
  const around =
    /\b(?:window|globalThis|self|document)\.(?:location|history|fetch|open|(?:local|session)Storage)\b|sendBeacon|new XMLHttpRequest/
  const odd = sources.filter(
    file => /^(?:pages|shared\/(?!(?:vite|tools)\/))/.test(file) && around.test(readSource(file))
  )
  // A report has to outlive its page; `fetch` does not tell how far an upload is.
  expect(odd).toEqual(['shared/api/report.ts', 'shared/api/upload.ts'])
})

test('no test is left out or run alone', () => {
  // Put together, so that this file does not find itself.
  const words = ['only', 'skip', 'todo', 'fails', 'skipIf', 'runIf'].join('|')
  const marked = new RegExp(`\\b(?:test|it|describe|suite)(?:\\.\\w+)*\\.(?:${words})\\b`)
  const tests = sources.filter(file => file.startsWith('tests/'))
  expect(tests.filter(file => marked.test(readSource(file)))).toEqual([])
})

test('every test file is one that a project runs', () => {
  const tests = files.filter(file => /\.test\.tsx?$/.test(file))
  const pattern =
    /^tests\/(?:(?:shared|pages)\/.*\.tsx?|(?:sandbox|browser|checks|engines|fuzz|pseudo|lighthouse|pictures|published|slow)\/.*\.ts)$/
  expect(tests.filter(file => !pattern.test(file))).toEqual([])
})
