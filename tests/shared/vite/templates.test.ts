// @vitest-environment node
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Template } from '../../../shared/api/template.ts'
import { problemLines } from '../../../shared/lib/schema-problems.ts'
import { checkTemplates } from '../../../shared/vite/check-templates.ts'
import { temporaryFolder } from '../../setup/temporary-folder.ts'

const folder = join(process.cwd(), 'shared/config/brands/ph')

/** A copy of the brand whose templates may be spoilt. */
function copyOfBrand(): string {
  const copy = temporaryFolder('brand')
  cpSync(folder, copy, { recursive: true })
  return copy
}

function spoil(copy: string, id: string, change: (template: Template) => object): void {
  const path = join(copy, 'templates', `${id}.json`)
  const template: Template = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...template, ...change(template) }))
}

test('every template of this site is sound', () => {
  expect(problemLines(checkTemplates(folder))).toEqual([])
})

test('ph has seven templates in three languages and all layouts', () => {
  const ph = checkTemplates(folder)
  expect(ph.length).toBeGreaterThanOrEqual(7)
  expect(new Set(ph.map(({ template }) => template?.locale))).toEqual(new Set(['zh', 'en', 'fil']))
  expect(new Set(ph.map(({ template }) => template?.layout)).size).toBe(4)
})

test('a template that takes the numbers of another market than the brand’s is named', () => {
  const copy = copyOfBrand()
  spoil(copy, 'costs-en', ({ form }) => ({
    form: { ...form, phoneRule: 'in' },
    example: [],
    layout: 'plain'
  }))
  expect(problemLines(checkTemplates(copy))).toEqual([
    'templates/costs-en.json: form.phoneRule takes numbers of the market in, and the brand lends in ph'
  ])
})

test('a spoilt template is named with its field and the reason', () => {
  const copy = copyOfBrand()
  spoil(copy, 'costs-en', ({ hero, benefits, download }) => ({
    hero: { ...hero, title: ' ' },
    benefits: [...benefits, { ...benefits[0], icon: 'rocket' }],
    download: { ...download, android: 'javascript:alert(1)' },
    agrement: {}
  }))
  expect(problemLines(checkTemplates(copy))).toEqual([
    'templates/costs-en.json: hero.title is empty',
    expect.stringMatching(/^templates\/costs-en.json: benefits\[2\].icon must be one of calendar,/),
    expect.stringMatching(/^templates\/costs-en.json: download.android must be an https link/),
    expect.stringMatching(/^templates\/costs-en.json: agrement is no field of a template/)
  ])
})

test('colours that cannot be read and figures that do not add up are named', () => {
  const copy = copyOfBrand()
  spoil(copy, 'costs-en', ({ theme, example: [first, ...others] }) => ({
    theme: { ...theme, background: 'accent-soft', text: '#eeeeee' },
    example: [{ ...first, total: 1 }, ...others]
  }))
  expect(problemLines(checkTemplates(copy))).toEqual([
    expect.stringMatching(
      /^templates\/costs-en.json: theme.text has contrast 1.\d\d on theme.background/
    ),
    'templates/costs-en.json: example[0].total is 0.01, but amount, interest and fees make 2300.00'
  ])
})

test('a picture that is missing or too large is named', () => {
  const copy = copyOfBrand()
  spoil(copy, 'default', ({ hero }) => ({ hero: { ...hero, image: '/landing/nothing.svg' } }))
  writeFileSync(join(copy, 'landing/preview-default.png'), new Uint8Array(60_001))
  expect(problemLines(checkTemplates(copy))).toEqual([
    'templates/default.json: hero.image /landing/nothing.svg is no file of the brand, nor in public',
    'templates/default.json: preview.image /landing/preview-default.png has 60001 bytes, and at most 60000 are allowed'
  ])
})

test('a preview that is an SVG is named, which no shared link shows', () => {
  const copy = copyOfBrand()
  const show = (id: string, image: string) =>
    spoil(copy, id, ({ preview }) => ({ preview: { ...preview, image } }))
  show('costs-en', '/landing/scale.svg')
  show('first-loan-en', 'https://img.example/A.SVG?v=1')
  show('default', 'https://img.example/svg/a.png?from=b.svg.png')
  show('steps-zh', '')
  expect(problemLines(checkTemplates(copy))).toEqual([
    'templates/costs-en.json: preview.image /landing/scale.svg is an SVG, but a shared link shows a PNG or JPEG',
    'templates/first-loan-en.json: preview.image https://img.example/A.SVG?v=1 is an SVG, but a shared link shows a PNG or JPEG'
  ])
})

test('a file to download that does not exist is named', () => {
  const copy = copyOfBrand()
  const offer = (id: string, links: object) =>
    spoil(copy, id, ({ download }) => ({ download: { ...download, ...links } }))
  offer('costs-en', { android: '/a.apk', ios: '/landing', apk: '/missing.apk' })
  offer('default', { apk: '/sw.js' })
  expect(problemLines(checkTemplates(copy))).toEqual([
    'templates/costs-en.json: download.android /a.apk is no file of the brand, nor in public',
    'templates/costs-en.json: download.ios /landing is no file of the brand, nor in public',
    'templates/costs-en.json: download.apk /missing.apk is no file of the brand, nor in public'
  ])
})

test('a file that is no JSON, or is called otherwise than its id, is named', () => {
  const copy = copyOfBrand()
  writeFileSync(join(copy, 'templates/broken.json'), '{"id": "broken",}')
  spoil(copy, 'steps-zh', () => ({ id: 'steps' }))
  expect(problemLines(checkTemplates(copy))).toEqual([
    expect.stringMatching(/^templates\/broken.json: The template is no JSON: /),
    'templates/steps-zh.json: id must be steps-zh, as the file is called'
  ])
})
