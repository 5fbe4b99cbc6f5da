import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { languageNames } from '../../../../shared/messages/languages.ts'
import { longestText, oneLine } from '../../../../shared/tools/translations/longest-texts.ts'
import { readPo, writePo } from '../../../../shared/tools/translations/po-file.ts'
import { replaceTexts } from '../../../../shared/tools/translations/replace-texts.ts'
import { run } from '../../../../shared/tools/translations/run.ts'
import { messagesFolder, originalsOf, textsOf } from '../../../../shared/vite/texts.ts'
import { temporaryFolder } from '../../../setup/temporary-folder.ts'

const folder = join(messagesFolder, 'fil')
const exported = writePo('fil')

/** The block of a key in a PO file: its comments, context, English text and translation. */
function blockOf(key: string): string {
  const block = exported.split('\n\n').find(each => each.includes(`msgctxt "${key}"`))
  if (!block) throw new Error(`There is no ${key}`)
  return block
}

const withPlace = 'common.commonMessages.loanNumber'
const block = blockOf(withPlace)
const translated = (text: string) => block.replace(/msgstr "[^"]*"/, `msgstr "${text}"`)

const written: string[] = []
beforeEach(() => {
  written.length = 0
  vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    written.push(String(text))
    return true
  })
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

const stamps = () =>
  readdirSync(folder).map(name => `${name} ${statSync(join(folder, name)).mtimeMs}`)

/** Takes a file in; answers what it said, and whether any file of the language was written. */
function takeIn(po: string, language = 'fil') {
  const file = join(temporaryFolder('po'), 'file.po')
  writeFileSync(file, po)
  const before = stamps()
  run(['in', language, file])
  return { output: written.join(''), isWritten: stamps().join() !== before.join() }
}

test('each text goes out with its pages, the longest it may be, and a mark until it is read', () => {
  expect(block).toContain('#: complaint-list.html')
  expect(block).toMatch(/#\. At most \d+ characters\./)
  expect(block).toContain('#, fuzzy')
  expect(block).toContain('msgid "Loan {number}"')
  expect(readPo(exported, 'fil').find(({ key }) => key === withPlace)).toEqual({
    key: withPlace,
    original: 'Loan {number}',
    text: 'Loan {number}',
    fuzzy: true
  })
})

describe('a file that is wrong is refused, with the key, and nothing is written', () => {
  test.each([
    ['a missing place', translated('Loan'), 'has to have the places'],
    ['another place', translated('Loan {nummer}'), 'has to have the places'],
    ['html', translated('<b>Loan</b> {number}'), 'html is shown as it stands'],
    ['an entity', translated('Loan&nbsp;{number}'), 'html is shown as it stands'],
    ['no translation', translated(''), 'the translation is missing'],
    ['a text that would not fit', translated(`Loan {number} ${'a'.repeat(90)}`), 'its place holds'],
    ['a changed English text', block.replace('Loan {number}', 'No. {number}'), 'has changed'],
    ['a missing key', '', 'is not in the file']
  ])('%s', (_what, replacement, reason) => {
    const { output, isWritten } = takeIn(exported.replace(block, () => replacement))
    expect(output).toContain(`${withPlace}: `)
    expect(output).toContain(reason)
    expect(output).toContain('Nothing was written.')
    expect(isWritten).toBe(false)
    expect(process.exitCode).toBe(1)
  })

  test('an unknown key', () => {
    const stranger = block.replace(withPlace, 'common.commonMessages.loanNumbr')
    const { output, isWritten } = takeIn(`${exported}\n\n${stranger}\n`)
    expect(output).toContain('common.commonMessages.loanNumbr: there is no such text')
    expect(isWritten).toBe(false)
  })

  test('a file of another language, or of none', () => {
    expect(takeIn(exported, 'ceb')).toEqual({
      output: expect.stringContaining("It is in 'fil', not in 'ceb'."),
      isWritten: false
    })
    expect(takeIn('This is no PO file.').isWritten).toBe(false)
    expect(takeIn('')).toEqual({
      output: expect.stringContaining("It is in '', not in 'fil'."),
      isWritten: false
    })
    expect(process.exitCode).toBe(1)
  })
})

test.each(['../fil', 'en', 'xx', ''])('there is no file for %j', language => {
  run(['out', language, join(tmpdir(), 'never.po')])
  expect(written.join('')).toContain('Usage:')
})

test('texts take the places of others in their module, whatever stands in them', () => {
  const source = readFileSync(join(folder, 'complaint.ts'), 'utf8')
  expect(() => replaceTexts(source, ['one'])).toThrow('more texts than it exports')
  const small = "/** Words. */\nexport const words: Words = {\n  a: 'One',\n  b: ['Two']\n}\n"
  expect(replaceTexts(small, ["It's", 'a "b"\nc'])).toBe(
    '/** Words. */\nexport const words: Words = {\n  a: "It\'s",\n  b: [\'a "b"\\nc\']\n}\n'
  )
})

describe('the longest texts', () => {
  test.each(Object.keys(languageNames).filter(tag => !tag.startsWith('en')))(
    'leave room for every text in %s',
    language => {
      const texts = [...textsOf(language)]
      const originals = originalsOf(language)
      const long = texts.filter(
        ([key, text]) => text.length > longestText(key, originals.get(key) ?? '')
      )
      expect(long).toEqual([])
    }
  )

  test('are of keys that there are', () => {
    const originals = originalsOf('fil')
    expect([...oneLine.keys()].filter(key => !originals.has(key))).toEqual([])
  })

  test('are short where a text stands on one line', () => {
    expect(longestText('copy.copyMessages.button', 'Copy')).toBe(6)
    expect(longestText('bank.bankMessages.title', 'Bank details of an account')).toBe(19)
    expect(longestText('faults.faultMessages.unknown', 'a'.repeat(100))).toBe(250)
  })
})
