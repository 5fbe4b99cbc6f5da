import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { describe, expect, inject, test } from 'vitest'
import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { htmlOf, variants } from './emitted.ts'

const dist = inject('dist')
const files = htmlOf(dist)
const isSite = (file: string) => /^(?:\w+\/)?site\//.test(file)
const sites = files.filter(isSite)
const templates = variants.filter(({ variant }) => !variant?.campaign).map(({ file }) => file)

const { DOMParser } = new Window({ settings: { disableJavaScriptEvaluation: true } })

function headOf(file: string) {
  const [head = ''] = readFileSync(join(dist, file), 'utf8').split('<body')
  const document = new DOMParser().parseFromString(head, 'text/html')
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map(each => each.getAttribute(attribute) ?? '')
  return {
    title: document.title,
    lang: document.documentElement.lang,
    description: all('meta[name=description]', 'content'),
    og: (name: string) => all(`meta[property="og:${name}"]`, 'content'),
    canonical: all('link[rel=canonical]', 'href'),
    robots: all('meta[name=robots]', 'content'),
    twins: [...document.querySelectorAll('link[rel=alternate]')].map(
      each => [each.getAttribute('hreflang') ?? '', each.getAttribute('href') ?? ''] as const
    ),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      each => JSON.parse(each.textContent) as unknown
    )
  }
}

/** The file that an address of the published site stands for. */
function fileAt(address: string): string {
  expect(address.startsWith(`${company.siteOrigin}/`), address).toBe(true)
  return address.slice(company.siteOrigin.length + 1) || 'site/index.html'
}

/** Width and height, which a PNG has at its beginning. */
function sizeOf(file: string): number[] {
  const bytes = readFileSync(join(dist, file))
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe.each([...sites, ...templates])('a shared link to %s', file => {
  const { title, lang, description, og, canonical, robots } = headOf(file)

  test('shows its own title, text and language', () => {
    expect(og('title')).toEqual([title])
    expect(title.length).toBeGreaterThan(5)
    expect(og('description')).toEqual(description)
    expect(description[0]?.trim()).toBeTruthy()
    expect(og('site_name')).toEqual([brand.name])
    expect(og('locale')).toEqual([`${lang}_${brand.locale.split('-')[1]}`])
  })

  test('shows a picture that there is, in the size that messengers want', () => {
    const [image = ''] = og('image')
    expect(sizeOf(fileAt(image))).toEqual([1200, 630])
  })

  test('leads to itself, as search engines are told', () => {
    expect(og('url')).toEqual(canonical)
    expect(canonical.map(fileAt)).toEqual([file])
    expect(robots).toEqual([])
  })
})

test.each(sites)('%s knows its twins in every language, and they know it', file => {
  const { lang, og, canonical, twins } = headOf(file)
  const languages = twins.map(([language]) => language)
  expect(languages).toEqual([...brand.languages, 'x-default'])
  expect(og('locale:alternate')).toEqual(
    brand.languages.filter(each => each !== lang).map(each => `${each}_PH`)
  )
  for (const [language, address] of twins) {
    const twin = fileAt(address)
    expect(existsSync(join(dist, twin)), twin).toBe(true)
    expect(headOf(twin).lang).toBe(language === 'x-default' ? brand.languages[0] : language)
    expect(headOf(twin).twins.map(([, each]) => each)).toContain(canonical[0])
  }
})

test('a page that a session opens is listed nowhere', () => {
  const listed = [...sites, ...templates]
  const isListed = (file: string) => !readFileSync(join(dist, file), 'utf8').includes('noindex')
  const aliases = files.filter(file => !listed.includes(file) && isListed(file))
  expect(aliases.length).toBeGreaterThan(0)
  for (const alias of aliases) expect(isSite(fileAt(headOf(alias).canonical[0] ?? ''))).toBe(true)
})

/**
 * The fields that search engines ask for in each kind of data (schema.org, and their own guides).
 */
const shapes: Record<string, Record<string, (value: unknown) => boolean>> = {
  Organization: { name: isText, url: isAddress, logo: isAddress, contactPoint: isNode },
  ContactPoint: { contactType: isText, telephone: isText },
  FAQPage: { mainEntity: isList },
  Question: { name: isText, acceptedAnswer: isNode },
  Answer: { text: isText }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(`${company.siteOrigin}/`)
}

function isNode(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '@type' in value
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isNode)
}

/** The faults of data and all that is in it: `Question.name`. */
function dataProblems(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(dataProblems)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Record<string, unknown>
  const type = String(node['@type'])
  const shape = shapes[type]
  if (!shape) return [`${type} is of no kind that this check knows: add what it needs`]
  const wrong = Object.entries(shape).filter(([name, isRight]) => !isRight(node[name]))
  return [...wrong.map(([name]) => `${type}.${name}`), ...Object.values(node).flatMap(dataProblems)]
}

describe('structured data', () => {
  test.each(sites)('of %s is whole', file => {
    const { data } = headOf(file)
    expect(data.length).toBeGreaterThan(0)
    for (const each of data) {
      expect(each).toMatchObject({ '@context': 'https://schema.org' })
      expect(dataProblems(each)).toEqual([])
    }
  })

  test('that lacks something is named', () => {
    const question = { '@type': 'Question', name: ' ', acceptedAnswer: { '@type': 'Answer' } }
    expect(dataProblems({ '@type': 'FAQPage', mainEntity: [question] })).toEqual([
      'Question.name',
      'Answer.text'
    ])
    expect(dataProblems({ '@type': 'FAQPage', mainEntity: [] })).toEqual(['FAQPage.mainEntity'])
    expect(dataProblems({ '@type': 'Recipe' })).toHaveLength(1)
  })
})
