import type { Brand } from '../config/brand.ts'
import { dialledPhone } from '../lib/dialled-phone.ts'
import { pageMessages } from '../messages/page.ts'
import { filipinoPageMessages } from '../messages/page-fil.ts'
import { chinesePageMessages } from '../messages/page-zh.ts'
import { stuckMessages } from '../messages/stuck.ts'
import { filipinoStuckMessages } from '../messages/stuck-fil.ts'
import { chineseStuckMessages } from '../messages/stuck-zh.ts'
import { escapeHtml } from './escape-html.ts'

const english = { ...pageMessages, ...stuckMessages }

type Words = typeof english

/** Languages of pages besides English. */
const languages: Record<string, Words> = {
  zh: { ...chinesePageMessages, ...chineseStuckMessages },
  fil: { ...filipinoPageMessages, ...filipinoStuckMessages }
}

function callLink(brand: Brand, words: Words): string {
  const label = words.call.replace('{phone}', brand.servicePhone)
  return `<a href="tel:${dialledPhone(brand.servicePhone)}">${escapeHtml(label)}</a>`
}

/** What the page says where its script cannot run, or cannot be fetched. */
export function withoutScript(brand: Brand, lang = 'en'): string {
  const words = languages[lang] ?? english
  const { stuckTitle, stuckText, noScriptTitle, noScriptText, tryAgain } = words
  return (
    `<main id="stuck" class="stuck" hidden><div role="alert"><h1>${stuckTitle}</h1>` +
    `<p>${stuckText}</p></div><p><a href="">${tryAgain}</a> ${callLink(brand, words)}</p></main>` +
    `<noscript><div class="stuck"><h2>${noScriptTitle}</h2><p>${noScriptText}</p>` +
    `<p>${callLink(brand, words)}</p></div></noscript>`
  )
}
