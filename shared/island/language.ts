/** Inlined in heads of pages in several languages: opens the chosen one before paint and call. */

import { pageFacts } from './page-facts.ts'

const key = 'loan:language'
const base = import.meta.env.BASE_URL
const root = document.documentElement
const { file, languages = [] } = pageFacts()

function chosen(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns whether the choice outlives the page. */
function keep(language: string): boolean {
  try {
    localStorage.setItem(key, language)
    return true
  } catch {
    return false
  }
}

/** Undefined for two that contradict each other. */
function languageOfAddress(): string | undefined {
  const [language, other] = new Set(new URLSearchParams(location.search).getAll('lang'))
  return other ? undefined : language
}

const isOurs = (language?: string | null): language is string =>
  languages.includes(language as string)

/** Replaces the page, so that the way back stays the same. */
function open(language: string, search = location.search): void {
  const folder = language === languages[0] ? '' : `${language}/`
  location.replace(`${base}${folder}${file}${search}${location.hash}`)
}

/** An address below a tag says itself what it is, and is never sent on. */
const hasTag = languages.some(language => location.pathname.startsWith(`${base}${language}/`))
const name = languageOfAddress()
// A slow phone takes milliseconds to open its storage, so it is read only where the address does not decide.
const wanted = hasTag || isOurs(name) ? name : chosen()
if (!hasTag && isOurs(wanted) && wanted !== languages[0]) {
  root.hidden = true
  delete root.dataset.page
  open(wanted)
}

function choose(language: string): void {
  const search = new URLSearchParams(location.search)
  if (keep(language) && !search.has('lang')) open(language)
  else {
    search.set('lang', language)
    open(language, `?${search}`)
  }
}

function close(target?: Node): void {
  const list = document.querySelector<HTMLDetailsElement>('.languages details')
  if (list && !(target && list.contains(target))) list.open = false
}

addEventListener('click', event => {
  const { target } = event
  const link = (target as Element).closest<HTMLElement>('[data-language]')
  if (!link) return close(target as Node)
  event.preventDefault()
  choose(link.dataset.language as string)
})
addEventListener('keydown', ({ key }) => key === 'Escape' && close())
