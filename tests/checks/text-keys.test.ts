import { expect, test } from 'vitest'
import { textsOf } from '../../shared/vite/texts.ts'
import { listFiles, readSource } from './sources.ts'

const keyIn = /'([a-z-]+\.\w+Messages\.[\w.]+)'/g

/** Texts that are named by their key; no compiler sees when one moves, and the suites that read them are long. */
test('each text that a long suite names is there', () => {
  const texts = textsOf('en')
  const keys = listFiles('tests/slow').flatMap(file =>
    [...readSource(file).matchAll(keyIn)].map(([, key = '']) => key)
  )
  expect(keys.length).toBeGreaterThan(15)
  expect(keys.filter(key => !texts.has(key))).toEqual([])
})
