import { describe, expect, test } from 'vitest'
import { listFiles } from './sources.ts'
import { isNode, nodesOf, parseSource, parseText, type Syntax, type SyntaxNode } from './syntax.ts'

/** Participles and a pronoun's like: as the name of a thing none says what it is. */
const riddles = ['shown', 'kept', 'told', 'given', 'known', 'named', 'asked', 'said']

const isRiddle = (name: string) => riddles.includes(name.replace(/^\$/, '').toLowerCase())

const textOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/** The names that a pattern declares: `{ a, b: c = 1 }` declares `a` and `c`. */
function declaredIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [textOf(pattern)]
    case 'ObjectPattern':
      return (pattern.properties as SyntaxNode[]).flatMap(({ value, argument }) =>
        declaredIn(value ?? argument)
      )
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap(declaredIn)
    default:
      return declaredIn(pattern.left ?? pattern.argument)
  }
}

/** The names that a node declares: of variables, parameters, functions, types and their fields. */
function declaredBy({ type, id, params, key }: SyntaxNode): string[] {
  if (type === 'VariableDeclarator') return declaredIn(id)
  if (/^TS(?:Interface|TypeAlias)Declaration$/.test(type)) return [textOf(id)]
  if (type === 'TSPropertySignature' || type === 'TSMethodSignature') return [textOf(key)]
  if (!/Function/.test(type)) return []
  return [textOf(id), ...(Array.isArray(params) ? params.flatMap(declaredIn) : [])]
}

const riddlesIn = ({ program }: Syntax) =>
  [...nodesOf(program)].flatMap(declaredBy).filter(isRiddle)

/** The sentences of a file's comments; line comments below each other are one. */
function sentencesOf({ text, comments }: Syntax): string[] {
  let all = ''
  let end = 0
  for (const comment of comments) {
    const isNext = comment.type === 'Line' && text.slice(end, comment.start).trim() === ''
    all += `${isNext ? ' ' : '.\n'}${comment.value.replace(/^\s*\*+/gm, ' ')}`
    end = comment.end
  }
  return all.split(/(?<=[.!?])\s+/).map(sentence => sentence.replace(/\s+/g, ' ').trim())
}

const openingsIn = (syntax: Syntax) =>
  sentencesOf(syntax).filter(sentence => /^(?:What|Of|Whose)\b/.test(sentence))

const parsed = listFiles('pages', 'shared', 'tests')
  .filter(file => /\.(?:tsx?|cts|mjs)$/.test(file) && !file.endsWith('.d.ts'))
  .map(file => ({ file, syntax: parseSource(file) }))

const find = (search: (syntax: Syntax) => string[]) =>
  parsed.flatMap(({ file, syntax }) => search(syntax).map(found => `${file}: ${found}`))

describe('a participle names no thing', () => {
  test('in the product and in tests', () => expect(find(riddlesIn)).toEqual([]))

  test('and no file', () => {
    const odd = listFiles('pages', 'shared', 'tests').filter(file =>
      riddles.includes((file.split('/').pop() ?? '').replace(/\..*$/, ''))
    )
    expect(odd).toEqual([])
  })

  test.each([
    'const shown = 1',
    'const [kept = 2] = list',
    'function told() {}',
    'const a = ({ known }: B) => 0',
    'interface A { given: string }',
    'type Named = string',
    'const $asked = atom(0)'
  ])('as %s is found', text => {
    expect(riddlesIn(parseText('a.ts', text))).toHaveLength(1)
  })
})

describe('no sentence of a comment begins with What, Of or Whose', () => {
  test('in the product and in tests', () => expect(find(openingsIn)).toEqual([]))

  test.each([
    ['/** What it is. */', 1],
    ['// It is here. Of all\n// others none.', 1],
    ['// It asks\n// What is there.', 0],
    ['/**\n * Here.\n * Whose it is.\n */', 1]
  ])('%j has %d', (text, count) => {
    expect(openingsIn(parseText('a.ts', text))).toHaveLength(count)
  })
})
