import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { settingsFieldsPlugin } from '../../../shared/vite/settings-fields.ts'
import { temporaryFolder } from '../../setup/temporary-folder.ts'

async function bundle(settings: string, use: string, words = ''): Promise<string> {
  const root = temporaryFolder('settings-fields')
  const folder = join(root, 'config/brands/some')
  mkdirSync(join(folder, 'words'), { recursive: true })
  writeFileSync(join(folder, 'words/en.ts'), words)
  writeFileSync(join(folder, 'company.ts'), settings)
  const settingsFile = join(root, 'config/company.ts')
  writeFileSync(
    settingsFile,
    "import { company as chosen } from '#brand/company.ts'\nexport const company: object = chosen"
  )
  const entry = join(root, 'entry.ts')
  writeFileSync(entry, `import { company } from './config/company.ts'\n${use}`)
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [settingsFieldsPlugin()],
    resolve: { alias: { '#brand': folder } },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } }
  })
  const [{ output: chunks }] = output as unknown as [Rolldown.RolldownOutput]
  return chunks[0].code
}

const settings = `const noted = new Set<unknown>()
function placeholder<Value>(value: Value): Value {
  noted.add(value)
  return value
}
const words = { hours: 'Monday to Friday' }
export const company: object = {
  phone: placeholder('+63 2 8000 0000'),
  email: placeholder('care@example.com'),
  days: { answer: 3 },
  hours: words.hours
}`

test('a file carries the settings that it reads, and no others', async () => {
  const code = await bundle(settings, 'console.log(company.phone, company.days.answer)')
  expect(code).toMatch(/\+63 2 8000 0000/)
  expect(code).not.toMatch(/care@|Monday|noted|Set/)
})

test('a file carries the words that its settings name, and no others', async () => {
  const words = `export const words: object = { hours: 'Monday to Friday', reply: 'soon' }
export const siteWords = { home: 'At home' }`
  const company = `import { words } from './words/en.ts'
export const company: object = { hours: words.hours, reply: words.reply }`
  const code = await bundle(company, 'console.log(company.hours)', words)
  expect(code).toMatch(/Monday/)
  expect(code).not.toMatch(/soon|At home/)
})

test('settings that are handed on as one stay together', async () => {
  const code = await bundle(settings, 'console.log({ ...company })')
  expect(code).toMatch(/8000[\s\S]*care@[\s\S]*Monday|Monday[\s\S]*8000[\s\S]*care@/)
})

test('settings with others spread into them stop the build', async () => {
  const spread = `const others = { a: 1 }\nexport const company = { ...others, phone: '1' }`
  await expect(bundle(spread, 'console.log(company.phone)')).rejects.toThrow(
    'company.ts: write each field out by its name'
  )
})
