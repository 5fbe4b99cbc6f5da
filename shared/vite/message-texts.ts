import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

type TextsByName = ReadonlyMap<string, string>

interface Edit {
  start: number
  end: number
  text: string
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part

const nameOf = (node: unknown) => (node as { name: string }).name

function eachNode(node: Node, visit: (node: Node, parent: Node, place: string) => void): void {
  for (const place in node) {
    const part = node[place]
    for (const child of Array.isArray(part) ? part : [part]) {
      if (!isNode(child)) continue
      visit(child, node, place)
      eachNode(child, visit)
    }
  }
}

function textsIn(code: string, program: Node): Map<string, TextsByName> {
  const found = new Map<string, TextsByName>()
  eachNode(program, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || !isNode(init) || init.type !== 'ObjectExpression') return
    const texts = (init.properties as Node[]).flatMap(({ key, value }) =>
      isNode(value) && value.type === 'Literal'
        ? [[nameOf(key), code.slice(value.start, value.end)] as const]
        : []
    )
    found.set(nameOf(id), new Map(texts))
  })
  return found
}

/** Places in which `messages.amount` is read; undefined where the object is read in another way too. */
function readingsOf(local: string, texts: TextsByName, body: readonly Node[]): Edit[] | undefined {
  const edits: Edit[] = []
  let isReadWhole = false
  for (const statement of body) {
    eachNode(statement, (node, parent, place) => {
      if (node.type !== 'Identifier' || nameOf(node) !== local) return
      const isMember = parent.type === 'MemberExpression'
      const isNamed = !parent.computed && !parent.shorthand
      if (isNamed && place === (isMember ? 'property' : 'key')) return
      const text = isMember && isNamed ? texts.get(nameOf(parent.property)) : undefined
      if (text === undefined) isReadWhole = true
      else edits.push({ start: parent.start, end: parent.end, text })
    })
  }
  return isReadWhole ? undefined : edits
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, each) => text.slice(0, each.start) + each.text + text.slice(each.end), code)
}

/** The edits leave each line where it is. */
const sameLines = (code: string) => code.split('\n').map((_, at) => (at ? 'AACA' : 'AAAA'))

// A bundler keeps an object of messages whole, in the file of all pages that read one of them.
/** Writes each message where it is read by its name, so that a file carries what its own code shows. */
export function messageTextsPlugin(): Plugin {
  return {
    name: 'loan-message-texts',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?(?:\?of=.*)?$/, code: '#messages/' },
      async handler(code, id) {
        const body = this.parse(code).body as unknown as Node[]
        const isImport = ({ type }: Node) => type === 'ImportDeclaration'
        const others = body.filter(each => !isImport(each))
        const edits: Edit[] = []
        for (const { start, end, source, specifiers } of body.filter(isImport)) {
          const from = (source as unknown as { value: string }).value
          if (!from.startsWith('#messages/')) continue
          const resolved = await this.resolve(from, id)
          const loaded = resolved && (await this.load(resolved))
          if (!loaded?.code) continue
          const objects = textsIn(loaded.code, this.parse(loaded.code) as unknown as Node)
          const readings = (specifiers as Node[]).map(({ imported, local }) =>
            readingsOf(nameOf(local), objects.get(nameOf(imported)) ?? new Map(), others)
          )
          edits.push(...readings.flatMap(each => each ?? []))
          if (!readings.includes(undefined)) edits.push({ start, end, text: '' })
        }
        const map = { version: 3, sources: [id], names: [], mappings: sameLines(code).join(';') }
        return { code: applyEdits(code, edits), map: map as unknown as string }
      }
    }
  }
}
