import type { Plugin } from 'vite'

/** Just what is read of the syntax tree. */
interface Declared {
  type: string
  start: number
  declaration?: {
    declarations?: { id: { name: string }; init?: { type: string; properties: Field[] } }[]
  }
}

interface Field {
  /** None where others are spread into it. */
  key?: { name?: string }
  value: { start: number; end: number }
}

/**
 * Each field of a brand's settings by itself, so that the bundler leaves out what a page does not read: it keeps an
 * object whole.
 */
export function settingsFieldsPlugin(): Plugin {
  return {
    name: 'loan-settings-fields',
    apply: 'build',
    transform: {
      // The second spelling is a page's copy.
      filter: { id: /\/config\/(?:brands\/[\w-]+\/)?(?:brand|company)\.ts(?:\?of=.*)?$/ },
      handler(code, id) {
        const [, name] = /(\w+)\.ts(?:\?|$)/.exec(id) ?? []
        if (!id.includes('/brands/')) return `export * as ${name} from '#brand/${name}.ts'`
        const body = this.parse(code).body as unknown as Declared[]
        const settings = body.find(({ type }) => type === 'ExportNamedDeclaration')
        const fields = settings?.declaration?.declarations?.[0]?.init?.properties ?? []
        const before = code.slice(0, settings?.start)
        const consts = fields.map(({ key, value }) => {
          if (!key?.name) this.error(`${name}.ts: write each field out by its name`)
          const text = code.slice(value.start, value.end)
          // A call or another's field might do something; none of them does.
          const isPlain = !/[(]|\bwords\b/.test(text)
          return `export const ${key.name} = ${isPlain ? text : `/* @__PURE__ */ (() => (${text}))()`}`
        })
        // No line of it is one that throws, and so none is looked for in a map.
        return { code: `${before}${consts.join('\n')}\n`, map: { mappings: '' } }
      }
    }
  }
}
