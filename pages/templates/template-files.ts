import type { KeptTemplate } from './edited-template.ts'

const files = import.meta.glob<string>('#brand/templates/*.json', {
  query: '?raw',
  import: 'default',
  eager: true
})

const nameOf = (path: string) => path.replace(/^.*\/|\.json$/g, '')

export const brandFolder = Object.keys(files)[0]?.replace(
  /^.*(shared\/config\/brands\/[^/]+)\/.*$/,
  '$1'
)

export const templateFiles: readonly KeptTemplate[] = Object.entries(files).map(([path, text]) => ({
  name: nameOf(path),
  original: text,
  text,
  saved: undefined,
  pictures: {}
}))

const campaigns = import.meta.glob<string>('#brand/campaigns/*.json', {
  query: '?raw',
  import: 'default',
  eager: true
})

export const campaignFiles = Object.entries(campaigns).map(([path, text]) => ({
  name: nameOf(path),
  text
}))
