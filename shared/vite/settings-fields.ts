import type { Plugin } from 'vite'

interface Declared {
  type: string
  start: number
  end: number
  declaration?: {
    declarations?: { id: { name: string }; init?: { type: string; properties: Field[] } }[]
  }
}

interface Field {
  /** None where others are spread into it. */
  key?: { name?: string }
  value: { start: number; end: number }
}

/** The second spelling of each is a page's copy. */
const settings = /\/config\/(?:brands\/[\w-]+\/)?(brand|company|words\/\w+)\.ts(?:\?of=.*)?$/

/** Gives each field of a brand's settings and words a name of its own: the bundler keeps an object whole. */
export function settingsFieldsPlugin(): Plugin {
  return {
    name: 'loan-settings-fields',
    apply: 'build',
    transform: {
      filter: { id: settings },
      handler(code, id) {
        const [, name = ''] = settings.exec(id) ?? []
        if (!id.includes('/brands/')) return `export * as ${name} from '#brand/${name}.ts'`
        const body = this.parse(code).body as unknown as Declared[]
        const declared = body.find(({ type }) => type === 'ExportNamedDeclaration')
        const fields = declared?.declaration?.declarations?.[0]?.init?.properties ?? []
        const before = code.slice(0, declared?.start)
        const consts = fields.map(({ key, value }) => {
          if (!key?.name) this.error(`${name}.ts: write each field out by its name`)
          // The build looks for placeholders in the source, a page does not.
          const text = code.slice(value.start, value.end).replaceAll('placeholder(', '(')
          // A call or another's field might do something; none of them does.
          const isPlain = !/[(]|\bwords\b/.test(text)
          return `export const ${key.name} = ${isPlain ? text : `/* @__PURE__ */ (() => (${text}))()`}`
        })
        // Settings name words as they do in the source: as fields of one object, here the file's own exports.
        const isWords = name.startsWith('words/')
        const after = isWords
          ? `export * as words from '../${name}.ts'${code.slice(declared?.end)}`
          : ''
        // No line of it is one that throws, and so none is looked for in a map.
        return { code: `${before}${consts.join('\n')}\n${after}\n`, map: { mappings: '' } }
      }
    }
  }
}
