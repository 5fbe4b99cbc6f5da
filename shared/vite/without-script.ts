import type { Template } from '../api/template.ts'
import type { Brand } from '../config/brand-settings.ts'
import { appSource } from '../features/landing/app-source.ts'
import { dialledPhone } from '../lib/dialled-phone.ts'
import { formatMessage } from '../messages/format-message.ts'
import { english } from '../messages/landing/download/en.ts'
import { filipino } from '../messages/landing/download/fil.ts'
import { hindi } from '../messages/landing/download/hi.ts'
import { chinese as chineseDownload } from '../messages/landing/download/zh.ts'
import { chinesePageMessages } from '../messages/page-zh.ts'
import { chineseStuckMessages } from '../messages/stuck-zh.ts'
import { escapeHtml } from './escape-html.ts'
import { documentWords } from './languages.ts'

const chinese = { ...chinesePageMessages, ...chineseStuckMessages }

type Words = typeof chinese

const downloads = { en: english, fil: filipino, hi: hindi, zh: chineseDownload }

const languages: Readonly<Record<string, Words>> = { ...documentWords, zh: chinese }

function callLink(brand: Brand, words: Words): string {
  const label = formatMessage(words.call, { phone: brand.servicePhone })
  return `<a href="tel:${dialledPhone(brand.servicePhone)}">${escapeHtml(label)}</a>`
}

export function withoutScript(brand: Brand, lang = 'en', isPromotion = false): string {
  const words = languages[lang] ?? documentWords.en
  const { stuckTitle, stuckText, tryAgain } = words
  return (
    `<main id="stuck" class="stuck" hidden><div role="alert"><h1>${stuckTitle}</h1>` +
    `<p>${stuckText}</p></div><p><a href="">${tryAgain}</a> ${callLink(brand, words)}</p></main>` +
    (isPromotion ? '' : noScript(brand, words))
  )
}

/** Without scripts a first state would wait for good: this text stands there instead. */
export const noScriptStyle =
  '#root{display:none}.stuck{padding-top:4rem}.languages{--head-fill:var(--fill);--on-brand:var(--ink)}'

function noScript(brand: Brand, words: Words, more = ''): string {
  const { noScriptTitle, noScriptText } = words
  // Above an advertisement, which has a heading of its own, it is the second.
  const heading = more ? 'h2' : 'h1'
  return (
    `<noscript><div class="stuck"><${heading}>${noScriptTitle}</${heading}><p>${noScriptText}</p>` +
    `<p>${callLink(brand, words)}${more}</p></div></noscript>`
  )
}

/** The notice of an advertisement's page above everything where it has no scripts: how to get the app all the same. */
export function wayWithoutScript(brand: Brand, template: Template, base: string): string {
  const { getApp } = downloads[template.locale]
  const links = (['android', 'ios'] as const).map(platform => {
    const { kind, address } = appSource(template, brand.store, platform)
    const href = address.startsWith('/') ? base + address.slice(1) : address
    return ` <a href="${escapeHtml(href)}">${getApp[kind]}</a>`
  })
  return noScript(brand, languages[template.locale] ?? documentWords.en, links.join(''))
}
