import { parseSync } from 'vite'
import { isNode, nodesOf, type SyntaxNode } from '../checks/syntax.ts'

/** Whether something waits outside of a function. */
function awaits(node: SyntaxNode): boolean {
  if (/Function|^(?:MethodDefinition|PropertyDefinition)$/.test(node.type)) return false
  if (node.type === 'AwaitExpression' || node.await === true) return true
  return Object.values(node)
    .flat()
    .some(each => isNode(each) && awaits(each))
}

/** Syntax that Chrome 87 or iOS 15.4 cannot parse: one such word and nothing of a file runs. */
const newSyntax: Record<string, (node: SyntaxNode) => boolean> = {
  'static block': ({ type }) => type === 'StaticBlock',
  '# in object': ({ type, left }) =>
    type === 'BinaryExpression' && isNode(left) && left.type === 'PrivateIdentifier',
  'top-level await': ({ type, body }) =>
    type === 'Program' && Array.isArray(body) && body.some(awaits),
  // Chrome 90 had a fault in it.
  'spread in an optional call': ({ type, optional, callee, arguments: passed }) =>
    type === 'CallExpression' &&
    (optional === true || (isNode(callee) && callee.optional === true)) &&
    Array.isArray(passed) &&
    passed.some(each => isNode(each) && each.type === 'SpreadElement'),
  'import attributes': ({ type, attributes }) =>
    type === 'ImportDeclaration' && Array.isArray(attributes) && attributes.length > 0,
  'regex of later': ({ type, regex }) => {
    if (type !== 'Literal' || typeof regex !== 'object' || !regex) return false
    const { pattern, flags } = regex as { pattern: string; flags: string }
    return /\(\?<[=!]|\(\?[a-z-]+:/.test(pattern) || /[dv]/.test(flags)
  }
}

/** Methods that came later: `list.at(-1)`. Those of other things by the same name are renamed. */
const newMethods = [
  ...['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with', 'groupBy'],
  ...['hasOwn', 'fromAsync', 'withResolvers', 'randomUUID', 'isWellFormed', 'toWellFormed'],
  ...['requestIdleCallback', 'checkVisibility', 'togglePopover', 'showPopover']
]
/** Static methods, by their object: `AbortSignal.timeout`. */
const newStatics = ['AbortSignal.timeout', 'AbortSignal.any', 'URL.canParse', 'URL.parse']
const newGlobals = ['structuredClone', 'requestIdleCallback', 'WeakRef', 'CompressionStream']

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : '')

function newApi({ type, callee }: SyntaxNode): string | undefined {
  if ((type !== 'CallExpression' && type !== 'NewExpression') || !isNode(callee)) return undefined
  if (newGlobals.includes(nameOf(callee))) return nameOf(callee)
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined
  const method = nameOf(callee.property)
  const full = `${nameOf(callee.object)}.${method}`
  if (newStatics.includes(full)) return full
  return newMethods.includes(method) ? `.${method}()` : undefined
}

/** The syntax and names in a script that are newer than the floor. */
export function tooNewInScript(name: string, code: string): string[] {
  const { program, errors } = parseSync(name, code)
  if (errors.length > 0) return [`cannot be parsed: ${errors[0]?.message}`]
  const found: string[] = []
  for (const node of nodesOf(program as unknown as SyntaxNode)) {
    const syntax = Object.keys(newSyntax).find(each => newSyntax[each]?.(node))
    const what = syntax ?? newApi(node)
    if (what) found.push(`${what}: ${code.slice(Math.max(0, node.start - 20), node.start + 60)}`)
  }
  return found
}

/** Rules that an old engine drops whole: it does not know a selector or an at-rule of theirs. */
const newRules = /:has\(|:is\(|:where\(|@layer\b|@container\b|@starting-style|@scope\b|[{;]\s*&/g

/**
 * The declarations in styles that are newer than the floor. A declaration that an old engine
 * ignores is fine beside a fallback.
 */
export function tooNewInStyle(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const rules = [...bare.matchAll(newRules)].map(({ 0: rule }) => rule)
  const units = [...bare.matchAll(/([a-z-]+):[^;}]*\d(?:dvh|svh|lvh|dvw|cqw|lh)\b/g)]
  const unaided = units.filter(({ 1: property, index }) => {
    const before = bare.slice(bare.lastIndexOf('{', index), index)
    return !new RegExp(`[{;]\\s*${property}:`).test(before)
  })
  return [...rules, ...unaided.map(({ 0: declaration }) => declaration)]
}
