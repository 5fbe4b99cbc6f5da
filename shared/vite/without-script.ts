import type { Template } from '../api/template.ts'
import type { Brand } from '../config/brand-settings.ts'
import { dialledPhone } from '../lib/dialled-phone.ts'
import { formatMessage } from '../messages/format-message.ts'
import { chinesePageMessages } from '../messages/page-zh.ts'
import { chineseStuckMessages } from '../messages/stuck-zh.ts'
import { escapeHtml } from './escape-html.ts'
import { documentWords } from './languages.ts'

const chinese = { ...chinesePageMessages, ...chineseStuckMessages }

type Words = typeof chinese

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
export function wayWithoutScript(
  brand: Brand,
  { download }: Pick<Template, 'download'>,
  lang = 'en'
): string {
  const stores = [
    ['Google Play', download.android || brand.store.android],
    ['App Store', download.ios || brand.store.ios]
  ] as const
  const links = stores.map(
    ([name, address]) => ` <a href="${escapeHtml(address)}">${escapeHtml(name)}</a>`
  )
  return noScript(brand, languages[lang] ?? documentWords.en, links.join(''))
}
