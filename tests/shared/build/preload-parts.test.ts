// @vitest-environment node
import { expect, test } from 'vitest'
import type { Template } from '../../../shared/api/template.ts'
import { preloadParts } from '../../../shared/build/preload-parts.ts'
import { defaultTemplate } from '../../../shared/config/default-template.ts'
import { type Page, pages } from '../../../shared/pages.ts'

const served: Page = pages[0]
const template: Template = { ...(defaultTemplate as Template), layout: 'story', locale: 'fil' }
const page: Page = { ...served, file: 'x.html', variant: { of: served.file, document: template } }

const chunk = (fileName: string, module: string, imports: string[] = []) => ({
  [fileName]: { type: 'chunk', fileName, moduleIds: [`/x${module}`], imports }
})

const bundle = {
  'a.css': { type: 'asset' },
  ...chunk('plain.js', '/shared/ui/landing/layouts/plain.tsx'),
  ...chunk('story.js', '/shared/ui/landing/layouts/story.tsx', ['vendor.js', 'blocks.js']),
  ...chunk('fil.js', '/shared/messages/landing/fil.ts', ['blocks.js']),
  ...chunk('served.js', '/pages/landing/served-template.ts')
}

const preload = (of: Page, chunks: object = bundle) =>
  preloadParts('<head>/loans/vendor.js</head>', of, chunks as never, '/loans/')

const link = (file: string) => `<link rel="modulepreload" crossorigin href="/loans/${file}">`

test('a template’s html names layout, language and what they import, each once', () => {
  const links = ['story.js', 'blocks.js', 'fil.js'].map(link).join('')
  expect(preload(page)).toBe(`<head>/loans/vendor.js${links}</head>`)
})

test('the html for templates from the server names what reads them', () => {
  expect(preload(served)).toBe(`<head>/loans/vendor.js${link('served.js')}</head>`)
})

test('any other html stays as it is', () => {
  expect(preload(pages[1])).toBe('<head>/loans/vendor.js</head>')
})

test('a build without that layout is refused', () => {
  const { 'story.js': _story, ...others } = bundle as Record<string, unknown>
  expect(() => preload(page, others)).toThrow('No chunk has /shared/ui/landing/layouts/story.tsx')
})
