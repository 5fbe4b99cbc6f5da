import type { PageFacts } from '../island/page-facts.ts'
import { languageMessages as cebuanoLanguage } from '../messages/ceb/language.ts'
import { pageMessages as cebuanoPage } from '../messages/ceb/page.ts'
import { pageTitles as cebuanoTitles } from '../messages/ceb/pages.ts'
import { stuckMessages as cebuanoStuck } from '../messages/ceb/stuck.ts'
import { languageMessages } from '../messages/en/language.ts'
import { pageMessages } from '../messages/en/page.ts'
import { pageTitles } from '../messages/en/pages.ts'
import { stuckMessages } from '../messages/en/stuck.ts'
import { languageMessages as filipinoLanguage } from '../messages/fil/language.ts'
import { pageMessages as filipinoPage } from '../messages/fil/page.ts'
import { pageTitles as filipinoTitles } from '../messages/fil/pages.ts'
import { stuckMessages as filipinoStuck } from '../messages/fil/stuck.ts'
import { languageMessages as hindiLanguage } from '../messages/hi/language.ts'
import { pageMessages as hindiPage } from '../messages/hi/page.ts'
import { pageTitles as hindiTitles } from '../messages/hi/pages.ts'
import { stuckMessages as hindiStuck } from '../messages/hi/stuck.ts'
import type { Language } from '../messages/languages.ts'
import { pseudoTexts } from '../messages/pseudo.ts'
import type { Page } from '../page.ts'
import { pages } from '../pages.ts'

const english = { ...languageMessages, ...pageMessages, ...stuckMessages, titles: pageTitles }

export const documentWords: Record<Language, typeof english> = {
  en: english,
  fil: { ...filipinoLanguage, ...filipinoPage, ...filipinoStuck, titles: filipinoTitles },
  ceb: { ...cebuanoLanguage, ...cebuanoPage, ...cebuanoStuck, titles: cebuanoTitles },
  hi: { ...hindiLanguage, ...hindiPage, ...hindiStuck, titles: hindiTitles },
  'en-XA': pseudoTexts(english)
}

const titleOf = (file: string, language: Language) =>
  Object.entries(documentWords[language].titles).find(([each]) => each === file)?.[1]

/** Whether a page is there in all languages of its brand; others have one of their own. */
export function isTranslated({ file, variant }: Pick<Page, 'file' | 'variant'>): boolean {
  return !variant && titleOf(file, 'en') !== undefined
}

export function hasTwins(page: Page, languages: readonly Language[]): boolean {
  return languages.length > 1 && isTranslated(page)
}

export function languageFacts(
  page: Page,
  languages: readonly Language[]
): Pick<PageFacts, 'languages' | 'untranslated'> {
  if (!hasTwins(page, languages)) return {}
  const untranslated = pages.filter(each => !isTranslated(each)).map(({ file }) => file)
  // The pages of templates stand in a folder named as theirs: `landing/coins.html`.
  const beginnings = untranslated.map(file => file.replace('.html', ''))
  return { languages, ...(page.file === '404.html' && { untranslated: beginnings }) }
}

/** Where a page stands below the site root: `fil/order.html`. */
export function placeOf(file: string, language: Language, [first]: readonly Language[]): string {
  return language === first ? file : `${language}/${file}`
}

export function pagesIn(
  language: Language,
  rows: readonly Page[],
  languages: readonly Language[]
): Page[] {
  const isFirst = language === languages[0]
  return rows
    .filter(page => isFirst || isTranslated(page))
    .map(page => ({
      ...page,
      ...titleOf(page.file, language),
      ...(isTranslated(page) && { lang: language }),
      place: placeOf(page.file, language, languages)
    }))
}
