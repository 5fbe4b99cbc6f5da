import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { messageFieldsPlugin } from '../../../shared/vite/message-fields.ts'

async function bundle(messages: string, use: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'message-fields-'))
  const folder = join(root, 'messages/en')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'some.ts'), messages)
  const entry = join(root, 'entry.ts')
  writeFileSync(entry, `import { some } from './messages/en/some.ts'\nconsole.log(${use})`)
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [messageFieldsPlugin()],
    build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } }
  })
  const [{ output: chunks }] = output as unknown as [Rolldown.RolldownOutput]
  return chunks[0].code
}

const messages = `export const some = { pay: 'Pay now', delete: 'Take away', kinds: { a: 'One', b: 'Two' } }
export const others = { title: 'Elsewhere' }`

test('a script carries the messages that it names, and no others', async () => {
  const code = await bundle(messages, 'some.pay, some.delete')
  expect(code).toMatch(/Pay now[\s\S]*Take away|Take away[\s\S]*Pay now/)
  expect(code).not.toMatch(/One|Elsewhere/)
})

test('messages inside a message stay together', async () => {
  expect(await bundle(messages, 'some.kinds[location.hash]')).toMatch(/One[\s\S]*Two/)
})

test('a module that holds anything else stays as it is', async () => {
  const more = `const name = 'Cash'\nexport const some = { pay: name, other: 'Other' }`
  expect(await bundle(more, 'some.pay')).toMatch(/Cash/)
})
