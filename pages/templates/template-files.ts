import type { KeptTemplate } from './edited-template.ts'

const files = import.meta.glob<string>('#brand/templates/*.json', {
  query: '?raw',
  import: 'default',
  eager: true
})

/** Where they and their pictures stand in the project: `shared/config/brands/ph`. */
export const brandFolder = Object.keys(files)[0]?.replace(
  /^.*(shared\/config\/brands\/[^/]+)\/.*$/,
  '$1'
)

export const templateFiles: readonly KeptTemplate[] = Object.entries(files).map(([path, text]) => ({
  name: path.replace(/^.*\/|\.json$/g, ''),
  original: text,
  text,
  saved: undefined,
  pictures: {}
}))

export const campaignFiles: readonly string[] = Object.keys(
  import.meta.glob('#brand/campaigns/*.json')
).map(path => path.replace(/^.*\/|\.json$/g, ''))
