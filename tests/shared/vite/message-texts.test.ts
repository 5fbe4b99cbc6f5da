import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { messageTextsPlugin } from '../../../shared/vite/message-texts.ts'
import { temporaryFolder } from '../../setup/temporary-folder.ts'

async function bundle(messages: string, use: string): Promise<string> {
  const root = temporaryFolder('message-texts')
  const folder = join(root, 'messages/en')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'some.ts'), messages)
  const entry = join(root, 'entry.ts')
  writeFileSync(entry, `import { some as texts } from '#messages/some.ts'\n${use}`)
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [messageTextsPlugin()],
    resolve: { alias: { '#messages': folder } },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } }
  })
  const [{ output: chunks }] = output as unknown as [Rolldown.RolldownOutput]
  return chunks[0].code
}

const messages = `export const some = { pay: 'Pay now', delete: 'Take away', kinds: { a: 'One', b: 'Two' } }
export const others = { title: 'Elsewhere' }`

test('a file carries the messages that it names, and no others', async () => {
  const code = await bundle(messages, 'console.log(texts.pay, { title: texts.delete })')
  expect(code).toMatch(/Pay now[\s\S]*Take away/)
  expect(code).not.toMatch(/One|Elsewhere/)
})

test('a name that only looks like the messages is left alone', async () => {
  const code = await bundle(messages, 'console.log(texts.pay, location.texts, { texts: 1 })')
  expect(code).toMatch(/Pay now/)
  expect(code).toMatch(/location\.texts,\s*\{\s*texts:\s*1/)
})

test.each([
  'console.log(texts[location.hash])',
  'console.log(Object.keys(texts))',
  'console.log({ texts })',
  'const { pay } = texts; console.log(pay)',
  'console.log((texts => texts.pay)({}), texts.pay)'
])('messages that are read in another way stay together: %s', async use => {
  expect(await bundle(messages, use)).toMatch(/Pay now[\s\S]*Take away/)
})

test('messages inside a message stay together', async () => {
  expect(await bundle(messages, 'console.log(texts.kinds[location.hash])')).toMatch(/One[\s\S]*Two/)
})

test('a text that has to be calculated stays where it is', async () => {
  const more = `const name = ['Cash'].join()\nexport const some = { pay: name, other: 'Other' }`
  expect(await bundle(more, 'console.log(texts.pay)')).toMatch(/Cash/)
})
