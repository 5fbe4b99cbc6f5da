import { expect, test } from 'vitest'
import { listFiles } from './sources.ts'
import { isNode, nodesOf, parseSource, parseText, type Syntax } from './syntax.ts'

/**
 * Lines of a function from its first word to its last brace. It counts for each kind: functions, arrow
 * functions, methods, and components, whose markup is taken apart by what it shows.
 */
const mostLines = 60

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

const nameOf = (node: unknown): string => {
  const { id, key } = (node ?? {}) as Record<string, unknown>
  const name = [id, key].find(isNode)?.name
  return typeof name === 'string' ? name : ''
}

/** The functions below a node that are too long, each under the name that it or its constant has. */
function longFunctions({ program, lineOf }: Syntax): string[] {
  const found: string[] = []
  const names = new Map<unknown, string>()
  for (const node of nodesOf(program)) {
    for (const value of [node.init, node.value]) names.set(value, nameOf(node))
    if (!functions.includes(node.type)) continue
    const lines = lineOf(node.end) - lineOf(node.start) + 1
    if (lines <= mostLines) continue
    const name = nameOf(node) || names.get(node) || 'a function without a name'
    found.push(`${name} has ${lines} lines`)
  }
  return found
}

const sources = ['vite.config.ts', ...listFiles('pages', 'shared')].filter(
  file => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts')
)

test('a function has at most sixty lines', () => {
  expect(sources.length).toBeGreaterThan(900)
  const long = sources.flatMap(file =>
    longFunctions(parseSource(file)).map(what => `${file}: ${what}`)
  )
  expect(long).toEqual([])
})

test.each([
  ['createStore', 'export function createStore() {', '}'],
  ['createStore', 'export const createStore = () => {', '}'],
  ['Page', 'export const Page = memo(function Page() {', '})'],
  ['load', 'const store = { load() {', '} }']
])('the long function %s is found in %s', (name, head, tail) => {
  const text = [head, ...Array(mostLines - 1).fill('  void 0'), tail].join('\n')
  expect(longFunctions(parseText('a.ts', text))).toEqual([`${name} has ${mostLines + 1} lines`])
})
