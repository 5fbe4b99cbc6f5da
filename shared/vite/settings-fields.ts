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
  key: { name: string }
  value: { start: number; end: number }
}

/**
 * Each field of a brand's settings by itself, so that the bundler leaves out what a script of the html does not read:
 * it keeps an object whole.
 */
export function settingsFieldsPlugin(): Plugin {
  return {
    name: 'loan-settings-fields',
    transform: {
      filter: { id: /\/config\/(?:brands\/[\w-]+\/)?brand\.ts$/ },
      handler(code, id) {
        if (!id.includes('/brands/')) return "export * as brand from '#brand/brand.ts'"
        const body = this.parse(code).body as unknown as Declared[]
        const settings = body.find(({ type }) => type === 'ExportNamedDeclaration')
        const fields = settings?.declaration?.declarations?.[0]?.init?.properties ?? []
        const before = code.slice(0, settings?.start)
        const consts = fields.map(({ key, value }) => {
          const text = code.slice(value.start, value.end)
          const pure = text.includes('placeholder') ? `/* @__PURE__ */ (() => (${text}))()` : text
          return `export const ${key.name} = ${pure}`
        })
        return `${before}${consts.join('\n')}\n`
      }
    }
  }
}
