import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { flatTexts } from '../../messages/flat-texts.ts'
import { languageNames } from '../../messages/languages.ts'
import {
  messageModules,
  messagesFolder,
  originalsOf,
  reviewedFile,
  sealOf
} from '../../vite/texts.ts'
import { textProblems } from './check-texts.ts'
import { type PoText, readPo, writePo } from './po-file.ts'
import { replaceTexts } from './replace-texts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const usage = 'Usage: npm run translations -- out <language> [file.po] | in <language> <file.po>'

function fail(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

function exportedIn(source: string, module: object): [string, unknown][] {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
  const all = Object.entries(module)
  return names.flatMap(name =>
    all.filter(([each, value]) => each === name && typeof value === 'object')
  )
}

function writeTexts(language: string, texts: readonly PoText[]): void {
  const byKey = new Map(texts.map(each => [each.key, each]))
  for (const [name, module] of messageModules(language)) {
    const file = join(messagesFolder, language, `${name}.ts`)
    const source = readFileSync(file, 'utf8')
    const wanted = exportedIn(source, module).flatMap(([exported, messages]) =>
      [...flatTexts(messages, `${name}.${exported}`)].map(
        ([key, text]) => byKey.get(key)?.text ?? text
      )
    )
    const replaced = replaceTexts(source, wanted)
    if (replaced !== source) writeFileSync(file, replaced)
  }
  const reviewed = texts
    .filter(({ fuzzy }) => !fuzzy)
    .map(({ key, original, text }) => [key, sealOf(original, text)])
  writeFileSync(
    reviewedFile(language),
    `${JSON.stringify(Object.fromEntries(reviewed), null, 2)}\n`
  )
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'check', '--write', join(messagesFolder, language)], {
    cwd: root,
    stdio: 'ignore'
  })
}

function takeIn(language: string, file: string): void {
  const texts = readPo(readFileSync(file, 'utf8'), language)
  const problems = textProblems(texts, originalsOf(language))
  if (problems.length > 0) {
    fail([...problems, 'Nothing was written.'])
    return
  }
  writeTexts(language, texts)
  const open = texts.filter(({ fuzzy }) => fuzzy).length
  process.stdout.write(`${texts.length} texts in ${language}, ${open} of them not reviewed\n`)
}

/** `out` writes texts for a PO editor, `in` takes them back; one wrong text stops all. */
export function run([way = '', language = '', file = `${language}.po`]: string[]): void {
  if (!Object.keys(languageNames).includes(language) || language.startsWith('en')) {
    fail([usage])
    return
  }
  try {
    if (way === 'out') writeFileSync(file, writePo(language))
    else if (way === 'in') takeIn(language, file)
    else fail([usage])
  } catch (error) {
    fail([`${file}: ${error instanceof Error ? error.message : error}`])
  }
}
