import type { PageFacts } from '../island/page-facts.ts'
import type { TemplateFacts } from '../island/slots.ts'
import type { Language } from '../messages/languages.ts'
import { hasOneLook, type Page } from '../page.ts'
import { brandStyle } from './brand-style.ts'
import { escapeHtml } from './escape-html.ts'
import { landingHead } from './landing-head.ts'
import { templateOf } from './landing-pages.ts'
import { languageSwitch, templateSwitch } from './language-switch.ts'
import { documentWords } from './languages.ts'
import { lenderFoot } from './lender-foot.ts'
import type { LoadedBrand } from './loaded-brand.ts'
import type { DocumentParts } from './shell.ts'
import { siteHead } from './site-head.ts'
import { noScriptStyle, wayWithoutScript, withoutScript } from './without-script.ts'

interface LinkedScript {
  address: string
  integrity: string
}

export interface BuiltParts {
  entry: LinkedScript | undefined
  preloads: readonly LinkedScript[]
  styles: string
  /** The address of the file with the styles of the page's later parts. */
  laterStyles?: string | undefined
}

export interface EarlyTemplate {
  markup: string
  facts: TemplateFacts
}

export interface DocumentInput {
  page: Page
  loaded: LoadedBrand
  base: string
  facts: PageFacts
  markup: string
  structuredData?: object | undefined
  template?: EarlyTemplate | undefined
  /** Behind the template, which it fills. */
  fillScript?: string
  /** In the head of an island, at the end of any other page. */
  script: string
  /** A campaign's page: the markup of each template that may be shown, by its id. */
  variants?: ReadonlyMap<string, string>
  choice?: string
  /** In the head of a page that is there in several languages, before everything else that acts. */
  languageScript?: string
  /** In the head of a page that has a look for the night. */
  themeScript?: string
  built?: BuiltParts
}

export interface InlineTexts {
  scripts: readonly string[]
  styles: readonly string[]
}

export interface PageDocument extends DocumentParts {
  inline: InlineTexts
}

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`

/** In single quotes, since the value is full of double ones. */
function jsonAttribute(name: string, value: unknown): string {
  const text = JSON.stringify(value).replace(/&/g, '&amp;').replace(/'/g, '&#39;')
  return `${name}='${text}'`
}

function attributesOf({ page, facts }: DocumentInput): string {
  const lang = `lang="${page.lang ?? 'en'}"`
  const isRead = page.island || facts.own.length > 0 || facts.languages
  return [
    lang,
    hasOneLook(page) && 'data-theme="light"',
    page.island && 'data-island=""',
    isRead && jsonAttribute('data-page', facts)
  ]
    .filter(Boolean)
    .join(' ')
}

/** The tags that start the page. Where a script of the html shows the answer, html only preloads. */
function scriptTags({ entry, preloads }: BuiltParts, hasTemplate: boolean): string {
  const preload = ({ address, integrity }: LinkedScript, id = '') =>
    `<link rel="modulepreload" crossorigin${id} integrity="${integrity}" href="${address}">`
  const first = entry && [
    hasTemplate
      ? preload(entry, ' id="entry"')
      : `<script type="module" crossorigin integrity="${entry.integrity}" src="${entry.address}"></script>`
  ]
  return [...(first ?? []), ...preloads.map(each => preload(each))].join('')
}

function descriptionTags(
  { page, loaded, base, structuredData }: DocumentInput,
  title: string
): string {
  const description = meta('description', page.description)
  if (page.variant && !page.variant.campaign) return description
  return page.file.startsWith('site/')
    ? description + siteHead(page, loaded, base, title, structuredData)
    : description + meta('robots', 'noindex')
}

const skipLink = ({ lang = 'en' }: Page) =>
  `<a class="site_skip" href="#content">${escapeHtml(documentWords[lang as Language].skip)}</a>`

function rootOf({ markup, variants, choice }: DocumentInput): string {
  if (!variants) return `<div id="root">${markup}</div>`
  const hidden = [...variants].map(
    ([id, each]) => `<template id="variant-${id}">${each}</template>`
  )
  const root = `<div id="root"><noscript>${markup}</noscript></div>`
  return `${root}${hidden.join('')}<script>${choice}</script>`
}

export function renderDocument(input: DocumentInput): PageDocument {
  const { page, loaded, base, template, fillScript, script, choice, built } = input
  const { languageScript, themeScript } = input
  const { languages } = loaded.brand
  const isSite = page.file.startsWith('site/')
  const title = isSite ? `${loaded.brand.name} · ${page.title}` : page.title
  const promotion = page.variant && templateOf(page)
  const landing = page.variant && landingHead(page, loaded, base)
  const style = brandStyle(loaded.brand, page) + (built?.styles ?? '')
  // An advertisement is read without scripts, too.
  const waits = page.island && !promotion
  const head = [
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    themeScript && meta('color-scheme', 'light dark'),
    `<title>${escapeHtml(title)}</title>`,
    languageScript && `<script>${languageScript}</script>`,
    themeScript && `<script>${themeScript}</script>`,
    page.island && `<script>${script}</script>`,
    `<style>${style}</style>`,
    waits && `<noscript><style>${noScriptStyle}</style></noscript>`,
    descriptionTags(input, title),
    `<link rel="icon" href="${base}icons/icon.svg" type="image/svg+xml">`,
    built && scriptTags(built, template !== undefined),
    landing?.html
  ]
  const body = [
    isSite && skipLink(page),
    languageSwitch({ page, languages, base }),
    promotion && wayWithoutScript(loaded.brand, promotion, base),
    templateSwitch(page, base),
    rootOf(input),
    template &&
      `<template id="unfilled" ${jsonAttribute('data-slots', template.facts)}>${template.markup}</template><script>${fillScript}</script>`,
    page.island
      ? withoutScript(loaded.brand, page.lang, promotion !== undefined)
      : `<script>${script}</script>`,
    page.namesLender && lenderFoot(loaded.company)
  ]
  return {
    attributes: attributesOf(input),
    head: head.filter(Boolean).join(''),
    body: body.filter(Boolean).join(''),
    inline: {
      scripts: [languageScript, themeScript, script, choice, template && fillScript].flatMap(
        each => each ?? []
      ),
      styles: [style, ...(waits ? [noScriptStyle] : []), ...(landing ? [landing.style] : [])]
    }
  }
}
