import { parseSync } from 'vite'
import { readSource } from './sources.ts'

export type SyntaxNode = Record<string, unknown> & { type: string; start: number; end: number }

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value

/** A node and all below it, each after the one that it stands in. */
export function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (isNode(each)) yield* nodesOf(each)
  }
}

export interface Syntax {
  text: string
  program: SyntaxNode
  comments: { value: string; type: 'Line' | 'Block'; start: number; end: number }[]
  lineOf: (offset: number) => number
}

/** A TypeScript file as its parser sees it. */
export function parseText(file: string, text: string): Syntax {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  return {
    text,
    program: program as unknown as SyntaxNode,
    comments,
    lineOf: offset => text.slice(0, offset).split('\n').length
  }
}

export const parseSource = (file: string) => parseText(file, readSource(file))
