import type { Plugin } from 'vite'

/** Just what is read of the syntax tree. */
interface Declared {
  type: string
  declaration?: { declarations?: { id: { name: string }; init?: Init }[] }
}

interface Init {
  type: string
  properties: { type: string; key: { type: string; name: string }; value: Place }[]
}

interface Place {
  start: number
  end: number
}

/** The texts of a module by the names of its exports; undefined where it holds anything else. */
function objectsIn(body: readonly Declared[]): Map<string, Init['properties']> | undefined {
  const objects = new Map<string, Init['properties']>()
  for (const { type, declaration } of body) {
    const [declared, more] = declaration?.declarations ?? []
    const { properties = [] } = declared?.init ?? {}
    const isPlain = properties.every(
      each => each.type === 'Property' && each.key.type === 'Identifier'
    )
    if (type !== 'ExportNamedDeclaration' || !declared || more || !properties[0] || !isPlain) return
    objects.set(declared.id.name, properties)
  }
  return objects
}

/** Each message by itself, so that a script of the html carries those that it shows: a bundler keeps an object whole. */
export function messageFieldsPlugin(): Plugin {
  return {
    name: 'loan-message-fields',
    transform: {
      filter: { id: /\/messages\/[\w-]+\/[\w-]+\.ts(\?of=\w+)?$/ },
      handler(code, id) {
        const [file, name] = id.split('?of=')
        const objects = objectsIn(this.parse(code).body as unknown as Declared[])
        if (!objects) return undefined
        if (!name) {
          return [...objects.keys()]
            .map(each => `export * as ${each} from ${JSON.stringify(`${file}?of=${each}`)}`)
            .join('\n')
        }
        return (objects.get(name) ?? [])
          .map(({ key, value }, at) => {
            const text = code.slice(value.start, value.end)
            return `const m${at} = ${text}; export { m${at} as ${key.name} }`
          })
          .join('\n')
      }
    }
  }
}
