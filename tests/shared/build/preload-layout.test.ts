// @vitest-environment node
import { expect, test } from 'vitest'
import type { Template } from '../../../shared/api/template.ts'
import { preloadLayout } from '../../../shared/build/preload-layout.ts'
import { landing } from '../../../shared/config/landing.ts'
import { type Page, pages } from '../../../shared/pages.ts'

const document: Template = { ...(landing.defaultTemplate as Template), layout: 'story' }
const page: Page = { ...(pages[0] as Page), variant: { of: 'landing.html', document } }
const html = '<head><title>x</title></head><body></body>'

const bundle = {
  'a.css': { type: 'asset' },
  'assets/vendor.js': { type: 'chunk', fileName: 'assets/vendor.js', facadeModuleId: null },
  'assets/plain.js': {
    type: 'chunk',
    fileName: 'assets/plain.js',
    facadeModuleId: '/x/shared/ui/landing/layouts/plain.tsx'
  },
  'assets/story.js': {
    type: 'chunk',
    fileName: 'assets/story.js',
    facadeModuleId: '/x/shared/ui/landing/layouts/story.tsx'
  }
}

test('the html names the layout of its template, last in its head', () => {
  expect(preloadLayout(html, page, bundle as never, '/loans/')).toBe(
    '<head><title>x</title><link rel="modulepreload" crossorigin href="/loans/assets/story.js"></head><body></body>'
  )
})

test('a build without that layout is refused', () => {
  const { 'assets/story.js': _story, ...others } = bundle
  expect(() => preloadLayout(html, page, others as never, '/')).toThrow(
    'No chunk has /landing/layouts/story.tsx'
  )
})
