import type { Locale } from '../messages/landing.ts'
import { type Language, languageNames } from '../messages/languages.ts'
import type { Page } from '../page.ts'
import { escapeHtml } from './escape-html.ts'
import { documentWords, hasTwins, placeOf } from './languages.ts'

interface SwitchInput {
  page: Page
  languages: readonly Language[]
  base: string
}

const templateNames: Record<Locale, string> = { ...languageNames, zh: '中文' }

const globe =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/>' +
  '<path d="M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"/></svg>'

const name = (language: Language) =>
  `<span class="languages_name">${languageNames[language]}</span>`

export function templateSwitch({ lang, variant }: Page, base: string): string {
  const others = Object.entries(variant?.twins ?? {}).filter(([locale]) => locale !== lang)
  if (others.length === 0) return ''
  const links = others.map(
    ([locale, file]) =>
      `<a href="${base}${file}" lang="${locale}" hreflang="${locale}">${globe}<span>${templateNames[locale as Locale]}</span></a>`
  )
  return `<nav class="twins">${links.join('')}</nav>`
}

/** Links to a page's twins, in their languages. They work before and without the script. */
export function languageSwitch({ page, languages, base }: SwitchInput): string {
  if (!hasTwins(page, languages)) return ''
  const current = page.lang as Language
  const others = languages.filter(language => language !== current)
  const link = (language: Language, icon = '') =>
    `<a href="${base}${escapeHtml(placeOf(page.file, language, languages))}" lang="${language}"` +
    ` hreflang="${language}" data-language="${language}">${icon}${icon ? name(language) : languageNames[language]}</a>`
  const [only] = others
  const ways =
    others.length === 1 && only
      ? link(only, globe)
      : `<details><summary>${globe}${name(current)}</summary>` +
        `<ul>${others.map(language => `<li>${link(language)}</li>`).join('')}</ul></details>`
  const { label } = documentWords[current]
  return `<nav class="languages" aria-label="${escapeHtml(label)}">${ways}</nav>`
}
